import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBothThemes } from './axe.ts';
import { expect, speak, test } from './fixtures.ts';

/** Ids of all messages. A missing message shows its id as its text. */
const names = Object.keys(
  JSON.parse(readFileSync(new URL('../../../packages/i18n/messages/en.json', import.meta.url), 'utf8')),
);

/** Screens with their own layout. */
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

/**
 * English, and the locales with the longest words, the widest letters and right-to-left text. All languages load their
 * messages in the same way, and a unit test finds messages that a language lacks.
 */
const languages = ['en', 'ru', 'zh', 'en-XB'];

/**
 * Returns a function that opens the address in a given language, as a visitor with a phone and the dark theme, and
 * checks that no message is missing and no request fails.
 */
async function openWhole(page: Page, address: string) {
  const faults: string[] = [];
  let round = '';
  // The round in which the displayed page was opened. Requests belong to this round until the next page arrives.
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
    // Opening the next page cancels the previous one's pending requests, such as lazy images and idle prefetches.
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

/** Checks that the page isn't wider than its window at any of these widths. */
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
  test(`${address} is whole in any language, fits 320 to 2560 px, and has no accessibility errors from left or from right`, async ({
    page,
  }) => {
    const open = await openWhole(page, address);
    for (const language of languages) {
      await open(language);
      // Colors don't depend on the language, so they are checked in English only.
      const check = () =>
        language === 'en' ? expectNoViolationsInBothThemes(page) : expectNoViolations(page, 'html', 'all but colors');
      if (language !== 'zh') await check();
      await expectNoSidewaysScrolling(page, language, [320, 390, 640, 768, 1024, 2560, 1280]);
      if (['en', 'en-XB'].includes(language)) await check();
    }
  });

for (const address of more)
  test(`${address} is whole in Russian and Chinese and in dark, at 320 px`, async ({ page }) => {
    const open = await openWhole(page, address);
    for (const language of ['zh', 'ru']) {
      await open(language);
      await expectNoSidewaysScrolling(page, language, [320]);
    }
    await expectNoViolations(page);
  });
