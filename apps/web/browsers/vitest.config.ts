import { defineConfig } from 'vitest/config';

/** The same checks in two browsers of Debian, one after the other. */
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
        // A guard against what hangs.
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
