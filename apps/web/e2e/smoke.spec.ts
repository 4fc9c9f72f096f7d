import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

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
      // Opening the next language cancels lazy images that the previous page still loads.
      if (startedIn === round) faults.push(`${request.url()} ${request.failure()?.errorText}`);
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
      // In Russian too, whose words are the longest.
      if (language === 'ru') await expectNoViolations(page);
      const isAxed = language === 'en' || language === 'en-XB';
      if (isAxed) await expectNoViolationsInBothThemes(page);
      await expectNoSidewaysScrolling(page, language, [320, 390, 640, 768, 1024, 2560, 1280]);
      if (isAxed) await expectNoViolationsInBothThemes(page);
    }
  });

for (const address of more)
  test(`${address} is whole in every other language and in dark, at 320 px`, async ({ page }) => {
    const open = await openWhole(page, address);
    for (const language of translations) {
      await open(language);
      await expectNoSidewaysScrolling(page, language, [320]);
    }
    // Only in Russian, whose words are the longest: `layout.spec.ts` runs axe in English.
    await expectNoViolations(page);
  });
