import { defineConfig } from 'vitest/config';

export default defineConfig({
  server: { port: Number(process.env.PORT ?? 5173) },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  // `globals` lets Testing Library unmount after each test.
  test: { environment: 'jsdom', globals: true, setupFiles: 'src/setup.ts', testTimeout: 20_000 },
});
