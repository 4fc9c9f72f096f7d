import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.STORYBOOK_PORT ?? 6107);
const root = join(import.meta.dirname, '../..');

/** Tests the built Storybook: `a11y` runs the accessibility matrix; `visual` compares it with approved screenshots. */
export default defineConfig({
  outputDir: join(root, '.cache/test-results/ui'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
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
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
  projects: [
    {
      name: 'a11y',
      testDir: 'test/a11y',
      // The short run skips the documentation's tests, which don't depend on the appearance of components.
      testIgnore: process.env.A11Y_SHORT ? ['**/controls.spec.ts', '**/docs.spec.ts'] : [],
      snapshotPathTemplate: 'test/a11y/spoken/{arg}{ext}',
      timeout: 120_000,
    },
    {
      name: 'visual',
      testDir: 'test/visual',
      snapshotPathTemplate: 'test/visual/approved/{arg}{ext}',
      timeout: 60_000,
    },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/index.json`,
  },
});
