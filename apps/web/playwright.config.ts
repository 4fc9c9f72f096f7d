import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Each worker's server starts with a copy of it.
process.env.E2E_DEMO_DIR = join(import.meta.dirname, '../../.cache/e2e-demo');

/** End-to-end tests run against the built site and the real server, on a fresh copy of the demo for each worker. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/seedDemo.ts',
  outputDir: '../../.cache/test-results',
  fullyParallel: true,
  workers: 2,
  // Stops hanging tests. The longest test opens seven languages at seven widths.
  timeout: 90_000,
  // A reload while two browsers start may exceed the default of five seconds.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tracing every test takes a third longer. Rerun a failed test with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
