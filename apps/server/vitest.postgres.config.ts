import { defineConfig } from 'vitest/config';
import { notOnPostgres } from './test/engines.ts';

/** The tests on PostgreSQL: one that TEST_DATABASE_URL names, or a throwaway one that `postgres.ts` starts. */
export default defineConfig({
  test: {
    name: 'server-postgres',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    exclude: notOnPostgres,
    environment: 'node',
    // One worker imports the server once for all its files: that is half of what a short file takes.
    isolate: false,
    globalSetup: ['test/postgres.ts', 'test/exercised.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
