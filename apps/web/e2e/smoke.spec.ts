import { readFileSync } from 'node:fs';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** A message that is missing shows its own name. */
const names = Object.keys(
  JSON.parse(readFileSync(new URL('../../../packages/i18n/messages/en.json', import.meta.url), 'utf8')),
);

/** Every address that a visitor can open. */
const addresses = [
  '/',
  '/airdrop',
  '/email-verified',
  '/pwr-quiz',
  '/pwr-quiz-leaderboard',
  '/dashboard',
  '/how-it-works',
  '/leaderboard',
  '/projects',
  '/projects/1',
  '/projects?project=1&tab=comments',
  '/pwr-community',
  '/pwr-community?show=memes',
  '/pwr-community?show=mine',
  '/telegramConnect',
  '/faq',
  '/profile/3',
  '/user/profile/nova',
  '/test',
  '/nowhere',
];

for (const language of ['ru', 'zh', 'es', 'tr'])
  for (const address of addresses)
    test(`${address} in ${language} and in dark, at 320 px, is whole`, async ({ page }) => {
      const faults: string[] = [];
      page.on('requestfailed', (request) => faults.push(`${request.url()} ${request.failure()?.errorText}`));
      page.on('response', (reply) => {
        if (reply.status() >= 400 && address !== '/nowhere') faults.push(`${reply.url()} ${reply.status()}`);
      });
      await page.addInitScript((code) => {
        localStorage.setItem('i18nextLng', code);
        localStorage.setItem('theme', 'dark');
      }, language);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(address);
      const part = page.getByRole(address.includes('?project=') ? 'dialog' : 'main');
      await expect(part.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('html')).toHaveClass('dark');
      await page.waitForLoadState('networkidle');
      const shown = (await page.content()).split(/[<>"]/);
      expect(names.filter((name) => shown.includes(name))).toEqual([]);
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(faults).toEqual([]);
    });
