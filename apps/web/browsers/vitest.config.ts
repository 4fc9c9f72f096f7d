import { defineConfig } from 'vitest/config';

/** Runs the same checks in Debian's two browsers, one after the other. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    globalSetup: 'globalSetup.ts',
    reporters: ['verbose'],
    projects: (['Firefox', 'WebKitGTK'] as const).map((engine, index) => ({
      extends: true,
      test: {
        name: engine,
        include: ['*.check.ts'],
        provide: { engine },
        fileParallelism: false,
        maxWorkers: 1,
        sequence: { groupOrder: index },
        // Ends checks that hang.
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
