import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3987);

// The servers of single journeys copy it, too.
process.env.E2E_DEMO_DIR = join(import.meta.dirname, `../../.cache/e2e-demo-${port}`);

/** End-to-end tests run against the built site and the real server, on a fresh copy of the demo. */
export default defineConfig({
  testDir: 'e2e',
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
    baseURL: `http://localhost:${port}`,
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
  webServer: {
    command: 'tsx e2e/seedDemo.ts && exec node e2e/server.mjs',
    url: `http://localhost:${port}/backend/ready`,
    env: { PORT: String(port) },
    stdout: 'ignore',
    stderr: 'pipe',
    // So that it removes its data.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
