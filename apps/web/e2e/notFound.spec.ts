import type { Page } from '@playwright/test';
import { accounts, expect, openSignedIn, speak, startSession, test } from './fixtures.ts';
import { call } from './quests.ts';

/** Language of these journeys. In English, a missing translation would go unnoticed. */
const language = 'es';
const words = {
  missing: 'Esta página no existe',
  project: 'Este proyecto no existe o se eliminó',
  deleted: 'Este proyecto se eliminó',
  member: 'Este miembro no existe',
};

/** Opens an address and returns the status of the server's reply. */
const open = async (page: Page, address: string) => (await page.goto(address))?.status();

test.describe('an address that is not there', () => {
  test('answers 404, and says so', async ({ page }) => {
    await speak(page, language);
    for (const [address, heading] of [
      ['/nowhere', words.missing],
      ['/projects/999999', words.project],
      ['/projects/harbour', words.project],
      ['/profile/999999', words.member],
      ['/user/profile/nobody-at-all', words.member],
      ['/quest/999999', words.missing],
      ['/quest/discord', words.missing],
    ] as const) {
      expect([address, await open(page, address)]).toEqual([address, 404]);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
    }
  });

  test('answers 410 for a deleted project, and says so before and after hydration', async ({ page }) => {
    await startSession(page);
    const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('bearerToken'))}`;
    const multipart = { projectName: 'Gone', bio: 'Soon gone', description: 'Gone' };
    const added = await page.request.post('/backend/requestGrant', { headers: { authorization }, multipart });
    const { id } = (await added.json()) as { id: number };
    await call(page, 'DELETE', '/requestGrant', { id });
    await speak(page, language);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await (await page.request.get(`/projects/${id}`)).text()).toContain(words.deleted);
    expect(await open(page, `/projects/${id}`)).toBe(410);
    await expect(heading).toHaveText(words.deleted);
    await page.goto(`/projects?project=${id}`);
    await expect(page.getByRole('dialog').getByText(words.deleted)).toBeVisible();
    await page.goto(`/projects/${id}/edit`);
    await expect(heading).toHaveText(words.deleted);
  });

  for (const who of ['a visitor', 'a member', 'an admin'])
    test(`/admin/zzz is the 404 page for ${who}`, async ({ page }) => {
      if (who !== 'a visitor') {
        await openSignedIn(page, '/projects', who === 'an admin' ? accounts.admin : accounts.member);
      }
      await speak(page, language);
      expect(await open(page, '/admin/zzz')).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: words.missing })).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/zzz$/);
    });
});

test('existing addresses answer 200', async ({ page }) => {
  for (const address of ['/', '/projects/1', '/profile/3', '/user/profile/NOVA', '/quest/1', '/admin/members', '/faq'])
    expect([address, await open(page, address)]).toEqual([address, 200]);
});
