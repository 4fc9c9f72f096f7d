import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBothThemes } from './axe.ts';
import { expect, speak, test } from './fixtures.ts';

/** The ids of all messages: a missing message shows its own id. */
const names = Object.keys(
  JSON.parse(readFileSync(new URL('../../../packages/i18n/messages/en.json', import.meta.url), 'utf8')),
);

/** Screens with a layout of their own. */
const screens = [
  '/',
  '/faq',
  '/how-it-works',
  '/leaderboard',
  '/nowhere',
  '/profile/1',
  '/projects',
  '/projects/1',
  '/projects?project=1&tab=comments',
  '/pwr-community',
  '/pwr-quiz',
  '/test',
];

/** The other addresses that a visitor can open. */
const more = [
  '/airdrop',
  '/dashboard',
  '/email-verified',
  '/profile/3',
  '/pwr-community?show=memes',
  '/pwr-community?show=mine',
  '/pwr-quiz-leaderboard',
  '/telegramConnect',
  '/unsubscribe#token=31.x',
  '/user/profile/nova',
];

const translations = ['zh', 'es', 'tr', 'ru'];

/** Opens an address as a visitor with a phone, in dark, in one language after another: no word and no file is missing. */
async function openWhole(page: Page, address: string) {
  const faults: string[] = [];
  let round = '';
  // The round of the page in the window: the page before still loads its rest until the next one arrives.
  let shownRound = '';
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) shownRound = round;
  });
  const pending = new Map<Request, string>();
  page.on('request', (request) => pending.set(request, shownRound));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    const startedIn = pending.get(request);
    pending.delete(request);
    // Opening the next language cancels what the page before still loads, such as lazy images and idle prefetches.
    if (startedIn === round) faults.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (reply) => {
    if (reply.status() >= 400 && address !== '/nowhere') faults.push(`${reply.url()} ${reply.status()}`);
  });
  const loading = () => [...pending].filter(([, startedIn]) => startedIn === round).map(([request]) => request.url());
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const isPanel = address.includes('?project=');
  const part = page.getByRole(isPanel ? 'dialog' : 'main');
  return async (language: string) => {
    await speak(page, language);
    await page.setViewportSize({ width: 320, height: 900 });
    round = language;
    await page.goto(address);
    await expect(part.getByRole('heading').first()).toBeVisible();
    // Once a panel has opened, the page beneath it is inert.
    await expect(page.locator('[inert]').getByRole('main')).toHaveCount(isPanel ? 1 : 0);
    await expect(page.locator('html')).toHaveClass('dark');
    await expect.poll(loading).toEqual([]);
    const shown = (await page.content()).split(/[<>"]/);
    expect(
      names.filter((name) => shown.includes(name)),
      language,
    ).toEqual([]);
    expect(faults, language).toEqual([]);
  };
}

/** The page is never wider than its window. */
async function expectNoSidewaysScrolling(page: Page, language: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `${language} at ${width} px`).toBe(0);
  }
}

for (const address of screens)
  test(`${address} is whole in every language, fits 320 to 2560 px, and has no accessibility errors from left or from right`, async ({
    page,
  }) => {
    const open = await openWhole(page, address);
    for (const language of ['en', 'en-XA', 'en-XB', ...translations]) {
      await open(language);
      // Other words and another direction don't change the colors.
      const check = () =>
        language === 'en' ? expectNoViolationsInBothThemes(page) : expectNoViolations(page, 'html', 'all but colors');
      // In Russian too, whose words are the longest.
      if (['en', 'en-XB', 'ru'].includes(language)) await check();
      await expectNoSidewaysScrolling(page, language, [320, 390, 640, 768, 1024, 2560, 1280]);
      if (['en', 'en-XB'].includes(language)) await check();
    }
  });

for (const address of more)
  test(`${address} is whole in every other language and in dark, at 320 px`, async ({ page }) => {
    const open = await openWhole(page, address);
    for (const language of translations) {
      await open(language);
      await expectNoSidewaysScrolling(page, language, [320]);
    }
    await expectNoViolations(page);
  });
