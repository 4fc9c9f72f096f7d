import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { requireFreshSignIn } from './failures.ts';
import { accounts, expect, openSignedIn, signInByWindow, speak, test } from './fixtures.ts';
import { startServer } from './startServer.ts';

const DAY = 24 * 60 * 60 * 1000;

async function requestDeletion(page: Page) {
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(question).toHaveCount(0);
}

const keep = (page: Page) => page.getByRole('button', { name: 'Keep my account' });

test('a member downloads everything about them', async ({ page }) => {
  await openSignedIn(page, '/profile/edit', accounts.newcomer);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const files = unzipSync(await readFile(await download.path()));
  expect(JSON.parse(strFromU8(files['profile.json']!))).toMatchObject([{ name: 'New Member' }]);
  expect(strFromU8(files['sessions.csv']!)).toContain('id,user_agent,created_at');
});

test('a member asks for the deletion of their account and changes their mind', async ({ page }) => {
  await openSignedIn(page, '/profile/edit', accounts.newcomer);
  await requestDeletion(page);
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await expectNoViolationsInBothThemes(page);

  // The member's own profile also shows the pending deletion.
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Member' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Account deletion' })).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  await keep(page).click();
  await expect(page.getByText('Your account won’t be deleted')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Account deletion' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Personalize' }).click();
  await requestDeletion(page);
  await speak(page, 'ru');
  await page.reload();
  await expect(page.getByText(/^Ваш аккаунт будет удалён \d+ \S+ \d{4} г\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить аккаунт' }).click();
  await expect(page.getByText('Аккаунт не будет удалён')).toBeVisible();
});

test('a deletion whose confirmation was left is not requested after the next sign-in', async ({ page }) => {
  await openSignedIn(page, '/profile/edit');
  const profile = page.getByRole('heading', { level: 1, name: 'Demo Member' });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(profile).toBeVisible();
  await page.getByRole('link', { name: 'Personalize' }).click();
  let requests = 0;
  await page.route('**/api/user/deletion', (route) => {
    requests += 1;
    return requireFreshSignIn(route);
  });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  await page.goBack();
  await expect(profile).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /’s account,/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  // Expects the usual toast. If the sign-in confirmed the request, there would be none.
  await signInByWindow(page);
  expect(requests).toBe(1);
});

test('after seven days, a comment is by “Deleted member” and the profile is gone', async ({ browser }) => {
  test.setTimeout(180_000);
  const E2E_DATA_DIR = await mkdtemp(join(tmpdir(), 'e2e-'));
  const present = await startServer({ E2E_DATA_DIR });
  const page = await browser.newPage({ baseURL: present.origin });
  await openSignedIn(page, '/projects/1', accounts.newcomer);
  const comments = page.getByRole('region', { name: /Comments/ });
  await comments.getByRole('textbox', { name: 'Add a comment' }).fill('Written before leaving.');
  await comments.getByRole('button', { name: 'Send' }).click();
  const comment = page.getByRole('article').filter({ hasText: 'Written before leaving.' });
  await expect(comment).not.toHaveAttribute('aria-busy');
  const profile = (await comment.getByRole('link', { name: 'New Member' }).getAttribute('href'))!;
  await page.goto('/profile/edit');
  await requestDeletion(page);
  await expect(keep(page)).toBeVisible();
  await present.stop();

  const future = await startServer({
    E2E_DATA_DIR,
    E2E_CLOCK_AHEAD: String(7 * DAY + 1),
    PORT: new URL(present.origin).port,
  });
  await expect.poll(async () => (await page.request.get(profile)).status(), { timeout: 30_000 }).toBe(410);
  await page.goto('/projects/1');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(comment).toContainText('Deleted member');
  await expect(comment.getByRole('link', { name: 'Deleted member' })).toHaveCount(0);
  await page.close();
  await future.stop();
  await rm(E2E_DATA_DIR, { recursive: true });
});
