import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Data folder of the seeded demo. Each worker's server starts with a copy.
process.env.E2E_DEMO_DIR = join(import.meta.dirname, '../../.cache/e2e-demo');

/** End-to-end tests run against the built site and the real server, on a fresh copy of the demo for each worker. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/seedDemo.ts',
  outputDir: '../../.cache/test-results',
  fullyParallel: true,
  workers: 2,
  // Ends tests that hang. The longest test opens seven languages at seven widths.
  timeout: 90_000,
  // A reload can take longer than the default of five seconds while two browsers start.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Rendering transitions takes a sixth of the CPU time, and tests only look at the end states.
    contextOptions: { reducedMotion: 'reduce' },
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
        // Journeys leave each page before optimized code pays off: without it, they take an eighth less CPU time.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
});
