import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';

const localKeys = ['bearerToken', 'authSession', 'user', 'isAdmin', 'referral_code', 'i18nextLng', 'theme'];
const moreLocalKeys = ['contentDecided', 'selfCheck'];

/** Keys in session storage. Those of form drafts contain the signed-in member's id. */
const tabKeys = (id: number) => [
  ...['contact', 'signIn', 'reloads', 'wasUpdated', `drafts-${id}-12`],
  ...[`submission-${id}`, `project-form-${id}-new`, `profile-form-${id}`, `quest-form-${id}-new`],
];

/** Values that another program or another build may have stored. */
const junk = [
  ...['', 'null', '{}', '[]', '0', 'true', '"text"', 'constructor', 'ключ', '{"version":1,"value":{}}'],
  ...['{"version":1,"value":[null]}', '{"version":1,"value":true}', '{"version":2,"value":{"kind":"junk"}}', '{'],
];

const routes = [
  ...['/', '/projects', '/projects/12', '/leaderboard', '/pwr-quiz', '/pwr-quiz-leaderboard', '/pwr-community'],
  ...['/faq', '/how-it-works', '/dashboard', '/user/profile/nova', '/grant/apply', '/profile/edit', '/test'],
];

/** Stores a value under these keys of local storage and session storage. */
const fill = (page: Page, value: string, local: string[], tab: string[]) =>
  page.evaluate(
    ([text, here, there]) => {
      for (const key of here) localStorage.setItem(key, text);
      for (const key of there) sessionStorage.setItem(key, text);
    },
    [value, local, tab] as const,
  );

test.describe('stored values of another shape', () => {
  test('break no page for a visitor', async ({ page }) => {
    await page.goto('/faq');
    for (const [index, value] of junk.entries()) {
      await fill(page, value, [...localKeys, ...moreLocalKeys], tabKeys(0));
      await page.evaluate(() => localStorage.setItem('i18nextLng', 'ru'));
      // Pairs the values with the pages, so that each value and each page is tested once.
      for (const route of routes.filter((_, at) => at === index % routes.length)) {
        await page.goto(route);
        await expect(page.locator('#main h1, [role=dialog] h2').first()).toBeVisible();
        await expect(page.locator('[data-component=ErrorScreen]')).toHaveCount(0);
      }
    }
  });

  test('break no page for a member, who stays signed in', async ({ page }) => {
    await openSignedIn(page, '/faq');
    const member = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!) as { id: number });
    const { id } = member;
    const halves = [
      { ...member, interests: undefined },
      { ...member, interests: ['Gardening'] },
      { ...member, createdAt: 'yesterday' },
      { ...member, version: undefined },
      { ...member, points: '12' },
      { id },
    ].map((value) => JSON.stringify(value));
    for (const [index, value] of [...halves, ...junk].entries()) {
      await fill(page, value, ['user', 'isAdmin', 'referral_code', 'theme', 'contentDecided'], tabKeys(id));
      // The leaderboard shows the member's own row, so each variant of the member is tested there.
      const own = index < halves.length ? ['/leaderboard'] : [];
      for (const route of [...own, ...routes.filter((_, at) => at === index % routes.length)]) {
        await page.goto(route);
        await expect(page.locator('#main h1').first()).toBeVisible();
        await expect(page.locator('[data-component=ErrorScreen]')).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('button', { name: /’s account,/ })).toBeAttached();
      }
    }
  });

  test('reset a language named like an object property', async ({ page }) => {
    for (const value of ['constructor', 'toString', '__proto__', 'xx']) {
      await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), value);
      await page.goto('/projects');
      await expect(page.getByRole('article')).toHaveCount(5);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });
});
