import { defineConfig } from 'vitest/config';
import { notOnPGlite } from './test/engines.ts';

/** Configures the tests on the embedded database. */
export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    exclude: notOnPGlite,
    environment: 'node',
    // A worker imports the server once for all its files. Importing takes half of a short file's time.
    isolate: false,
    globalSetup: ['test/built.ts', 'test/pglite.ts', 'test/exercised.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
