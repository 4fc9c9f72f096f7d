import { defineConfig } from 'vitest/config';

/** The same tests on PostgreSQL: one that TEST_DATABASE_URL names, or a throwaway one that `postgres.ts` starts. */
export default defineConfig({
  test: {
    name: 'server-postgres',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/postgres.ts', 'test/exercised.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
