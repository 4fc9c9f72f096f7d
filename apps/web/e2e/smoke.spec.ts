import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, speak, test } from './fixtures.ts';

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

for (const address of addresses)
  test(`${address} is whole in every other language and in dark, at 320 px`, async ({ page }) => {
    const faults: string[] = [];
    let round = '';
    const pending = new Map<Request, string>();
    page.on('request', (request) => pending.set(request, round));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => {
      const startedIn = pending.get(request);
      pending.delete(request);
      // Opening the next language cancels the lazy images that the page before still loads.
      if (startedIn === round) faults.push(`${request.url()} ${request.failure()?.errorText}`);
    });
    page.on('response', (reply) => {
      if (reply.status() >= 400 && address !== '/nowhere') faults.push(`${reply.url()} ${reply.status()}`);
    });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.setViewportSize({ width: 320, height: 800 });
    const part = page.getByRole(address.includes('?project=') ? 'dialog' : 'main');
    for (const language of ['zh', 'es', 'tr', 'ru']) {
      await speak(page, language);
      round = language;
      await page.goto(address);
      await expect(part.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('html')).toHaveClass('dark');
      await expect.poll(() => pending.size).toBe(0);
      const shown = (await page.content()).split(/[<>"]/);
      expect(
        names.filter((name) => shown.includes(name)),
        language,
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
      expect(faults, language).toEqual([]);
    }
    // Once, in Russian, whose words are the longest: axe looks at English from both sides in `layout.spec.ts`.
    await expectNoViolations(page);
  });
