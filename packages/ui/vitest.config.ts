import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: { name: 'ui', testTimeout: 30_000, include: ['test/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'] },
});
