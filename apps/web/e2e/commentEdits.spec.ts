import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import {
  accounts,
  chooseInMenu,
  expect,
  openSignedIn,
  ownServerTest as test,
  sitePage,
  speak,
  startSession,
} from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import { call } from './quests.ts';

// Keeps this file's tests in one worker, because each worker would start its own server.
test.describe.configure({ mode: 'default' });

const project = 3;

const post = async (page: Page, comment: string, more: object = {}) => {
  const { id: userId } = (await call(page, 'GET', '/api/session')) as { id: number };
  return ((await call(page, 'POST', '/comment', { userId, projectId: project, comment, ...more })) as { id: number })
    .id;
};

/** Language of the first journey. In English, a missing translation would go unnoticed. */
const language = 'es';
const words = {
  edit: 'Editar',
  field: 'Edita tu comentario',
  edited: 'editado',
  more: /^Más acciones/,
  failed: 'No se pudo editar el comentario',
};

test('a member edits a comment and a reply, and nothing is lost when it fails', async ({ page }) => {
  await startSession(page);
  const thread = await post(page, 'Frist');
  const reply = await post(page, 'Secnod', { replyingTo: String(thread) });
  await speak(page, language);
  await page.goto(`/projects/${project}?comment=${thread}`);
  const comment = page.getByRole('article').and(page.locator('[aria-current]'));
  await comment.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.edit }).click();
  const field = page.getByRole('textbox', { name: words.field });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Frist');
  await field.fill('First');
  await expectNoViolationsInBothThemes(page);

  await page.route('**/comment', (route) => route.abort('connectionreset'));
  await field.press('Control+Enter');
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(field).toHaveValue('First');
  await page.unroute('**/comment');
  await field.press('Control+Enter');
  await expect(field).toHaveCount(0);
  await expect(comment).toBeFocused();
  await expect(comment).toContainText('First');
  await expect(comment.getByText(words.edited)).toBeVisible();

  await page.goto(`/projects/${project}?comment=${reply}`);
  await expect(comment).toContainText('Secnod');
  await comment.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.edit }).click();
  await field.fill('Second');
  await field.press('Escape');
  await expect(comment).toContainText('Secnod');
  await comment.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.edit }).click();
  await field.fill('Second');
  await field.press('Control+Enter');
  await expect(comment).toContainText('Second');
  // Waits for the server's answer, because a reload would cancel the call.
  await expect(comment.getByText(words.edited)).toBeVisible();

  await page.reload();
  await expect(comment).toContainText('Second');
  await expect(comment.getByText(words.edited)).toBeVisible();
});

test('a failed edit waits until the form of another comment is closed', async ({ page }) => {
  await startSession(page);
  await post(page, 'Mroning');
  const id = await post(page, 'Eevning');
  await page.goto(`/projects/${project}?comment=${id}`);
  const edit = (text: string) => chooseInMenu(page.getByRole('article').filter({ hasText: text }), 'Edit');
  const field = page.getByRole('textbox', { name: 'Edit your comment' });
  await page.route('**/comment', (route) => route.abort('connectionreset'));
  const { asked, release } = await holdBack(page, '**/comment');
  await edit('Mroning');
  await field.fill('Morning');
  await field.press('Control+Enter');
  await asked;
  await edit('Eevning');
  await field.fill('Evening');
  release();
  await expect(page.getByText('Error editing the comment')).toBeVisible();
  await expect(field).toHaveValue('Evening');
  await field.press('Escape');
  await edit('Mroning');
  await expect(field).toHaveValue('Morning');
});

test('an admin reads what a comment said before, and edits no one else’s', async ({ page, browser }) => {
  await startSession(page);
  const id = await post(page, 'Buy my coin\nat example.org');
  await call(page, 'PATCH', '/comment', { id, version: 1, comment: 'A fair question' });
  await page.goto(`/projects/${project}?comment=${id}`);
  const comment = page.getByRole('article').filter({ hasText: 'A fair question' });
  await comment.getByRole('button', { name: /^More actions/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copy link', 'Edit', 'Delete']);

  const admin = sitePage(await browser.newPage());
  await openSignedIn(admin, page.url(), accounts.admin);
  const same = admin.getByRole('article').filter({ hasText: 'A fair question' });
  await same.getByRole('button', { name: /^More actions/ }).click();
  await expect(admin.getByRole('menuitem')).toHaveText(['Copy link', 'Edit history', 'Report', 'Delete']);
  await admin.keyboard.press('Escape');
  await chooseInMenu(same, 'Edit history');
  const history = admin.getByRole('dialog', { name: 'Edit history' });
  await expect(history.getByRole('listitem')).toHaveText([/A fair question/, /Buy my coin\s*at example\.org/]);
  await expectNoViolationsInBothThemes(admin);
  await admin.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(same.getByRole('button', { name: /^More actions/ })).toBeFocused();
  await admin.close();
});

test('an edit is found again after leaving the page', async ({ page }) => {
  await startSession(page);
  const id = await post(page, 'To be continued');
  await page.goto(`/projects/${project}?comment=${id}`);
  const comment = page.getByRole('article').filter({ hasText: 'To be continued' });
  await chooseInMenu(comment, 'Edit');
  const field = page.getByRole('textbox', { name: 'Edit your comment' });
  await field.fill('Continued');
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(field).toHaveCount(0);
  await page.goBack();
  await chooseInMenu(comment, 'Edit');
  await expect(field).toHaveValue('Continued');
});

test('an edit that comes too late says so and keeps its text', async ({ page }) => {
  await startSession(page);
  const id = await post(page, 'Fifteen minutes ago');
  await page.goto(`/projects/${project}?comment=${id}`);
  const comment = page.getByRole('article').filter({ hasText: 'Fifteen minutes ago' });
  await chooseInMenu(comment, 'Edit');
  const field = page.getByRole('textbox', { name: 'Edit your comment' });
  await field.fill('Too late');
  await page.route('**/comment', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        type: 'urn:problem:comment-edit-closed',
        title: 'The comment can no longer be edited',
        status: 409,
        code: 'comment-edit-closed',
        requestId: 'req-1',
      },
    }),
  );
  await field.press('Control+Enter');
  await expect(page.getByText('You can edit a comment for 15 minutes after posting it')).toBeVisible();
  await expect(field).toHaveValue('Too late');
  await field.press('Escape');
  await expect(comment).toBeVisible();

  // After 15 minutes on the client's clock, the menu no longer offers editing.
  await page.clock.install();
  await page.reload();
  const more = comment.getByRole('button', { name: /^More actions/ });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.fastForward('15:00');
  await more.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copy link', 'Delete']);
});
