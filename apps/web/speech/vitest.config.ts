import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['scenes.ts'],
    reporters: ['verbose'],
    // Ends scenes that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
