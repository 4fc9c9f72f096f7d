import { defineConfig } from 'vitest/config';

/** The server on the embedded database. */
export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/pglite.ts', 'test/exercised.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
