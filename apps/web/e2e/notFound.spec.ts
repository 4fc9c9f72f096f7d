import type { Page } from '@playwright/test';
import { accounts, expect, openSignedIn, speak, test } from './fixtures.ts';

const languages = [
  {
    language: 'en',
    missing: 'Page not found',
    project: 'This project doesn’t exist or was deleted',
    member: 'This member doesn’t exist',
  },
  {
    language: 'es',
    missing: 'Esta página no existe',
    project: 'Este proyecto no existe o se eliminó',
    member: 'Este miembro no existe',
  },
] as const;

/** Opens an address and returns the status of the server's answer. */
const open = async (page: Page, address: string) => (await page.goto(address))?.status();

for (const { language, missing, project, member } of languages)
  test.describe(`an address that is not there, in ${language}`, () => {
    test('answers 404, and says so', async ({ page }) => {
      await speak(page, language);
      for (const [address, words] of [
        ['/nowhere', missing],
        ['/projects/999999', project],
        ['/projects/harbour', project],
        ['/profile/999999', member],
        ['/user/profile/nobody-at-all', member],
        ['/quest/999999', missing],
        ['/quest/discord', missing],
      ] as const) {
        expect([address, await open(page, address)]).toEqual([address, 404]);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(words);
      }
    });

    for (const who of ['a visitor', 'a member', 'an admin'])
      test(`/admin/zzz is the 404 page for ${who}`, async ({ page }) => {
        if (who !== 'a visitor') {
          await openSignedIn(page, '/projects', who === 'an admin' ? accounts.admin : accounts.member);
        }
        await speak(page, language);
        expect(await open(page, '/admin/zzz')).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible();
        await expect(page).toHaveURL(/\/admin\/zzz$/);
      });
  });

test('existing addresses answer 200', async ({ page }) => {
  for (const address of ['/', '/projects/1', '/profile/3', '/user/profile/NOVA', '/quest/1', '/admin/members', '/faq'])
    expect([address, await open(page, address)]).toEqual([address, 200]);
});
