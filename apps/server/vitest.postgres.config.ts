import { defineConfig } from 'vitest/config';
import { notOnPostgres } from './test/engines.ts';

/** Configures the tests on PostgreSQL: the server in TEST_DATABASE_URL, or one started by `postgres.ts`. */
export default defineConfig({
  test: {
    name: 'server-postgres',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    exclude: notOnPostgres,
    environment: 'node',
    // A worker imports the server once for all its files. Importing takes half of a short file's time.
    isolate: false,
    globalSetup: ['test/postgres.ts', 'test/exercised.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
