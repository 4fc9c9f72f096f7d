import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/ui/vitest.config.ts',
      'packages/ui/vitest.browser.config.ts',
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // If NODE_ENV is "test", React Aria renders every row of a virtual list unless this is set.
        optimizeDeps: { rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': 'true' } } } },
        test: {
          name: 'stories',
          maxWorkers: availableParallelism(),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
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
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { name: 'scripts', include: ['scripts/test/**/*.test.ts'] } },
      'packages/api/vitest.config.ts',
      'packages/i18n/vitest.config.ts',
      'apps/web/vitest.config.ts',
      'apps/server/vitest.config.ts',
      'apps/server/vitest.postgres.config.ts',
    ],
  },
});
