import { defineConfig } from 'vitest/config';
import { notOnPostgres } from './test/engines.ts';

/** The tests on PostgreSQL: the one in TEST_DATABASE_URL, or a throwaway server started by `postgres.ts`. */
export default defineConfig({
  test: {
    name: 'server-postgres',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    exclude: notOnPostgres,
    environment: 'node',
    // One worker imports the server once for all its files, which is half of a short file's time.
    isolate: false,
    globalSetup: ['test/postgres.ts', 'test/exercised.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
