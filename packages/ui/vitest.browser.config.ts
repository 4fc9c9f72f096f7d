import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import storybook from '../../.storybook/vite.config.ts';

/** Browser tests that aren't stories. */
export default defineConfig({
  // Elements are created by the test's JSX runtime, which gives one component extra props.
  plugins: [react({ jsxImportSource: join(import.meta.dirname, 'test/open/marking') })],
  optimizeDeps: {
    include: [...storybook.optimizeDeps!.include!, '@testing-library/dom'],
    rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': 'true' } } },
  },
  test: {
    name: 'ui-browser',
    // Runs after the stories, because another page that takes focus closes an open list.
    sequence: { groupOrder: 1 },
    include: ['test/{open,test-utils}/*.test.tsx'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
