import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { failing, takeClock, unreached } from './failures.ts';
import { accounts, chooseInMenu, expect, openSignedIn, sitePage, startSession, test } from './fixtures.ts';
import { call } from './quests.ts';

/** Submits a project as a member, with a comment, through the API; resolves to the project's id. */
async function submitted(page: Page, projectName: string, comment: string): Promise<number> {
  const token = await startSession(page);
  const { id: userId } = (await call(page, 'GET', '/api/user')) as { id: number };
  const headers = { authorization: `Bearer ${token}` };
  const project = await page.request.post('/backend/requestGrant', {
    headers,
    multipart: { projectName, bio: 'Sold as new.', description: 'What it does.' },
  });
  expect(project.status(), await project.text()).toBe(201);
  const { id } = (await project.json()) as { id: number };
  const posted = await page.request.post('/backend/comment', { headers, data: { userId, projectId: id, comment } });
  expect(posted.status(), await posted.text()).toBe(201);
  return id;
}

test.describe('the project of a member, for admins', () => {
  test('is edited, moderated and deleted', async ({ page, browser }) => {
    const member = sitePage(await browser.newPage());
    const id = await submitted(member, 'Brassgate', 'Buy my other thing');
    await member.goto(`/admin/projects/${id}`);
    await expect(member).toHaveURL('/');

    await openSignedIn(page, `/projects/${id}`, accounts.admin);
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(`/admin/projects/${id}/edit`);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Brassgate' })).toBeVisible();
    const form = page.getByRole('form', { name: 'Edit Brassgate' });
    await form.getByRole('textbox', { name: 'Bio' }).fill('Second-hand.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    await expect(page).toHaveURL(`/admin/projects/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Brassgate' })).toBeVisible();
    await expect(page.getByText('Second-hand.')).toBeVisible();
    await expect(page).toHaveTitle(/^Brassgate/);
    const ways = page.getByRole('navigation', { name: 'Administration' });
    await expect(ways.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');

    const comment = page.getByRole('listitem').filter({ hasText: 'Buy my other thing' });
    await chooseInMenu(comment, 'Delete');
    await page
      .getByRole('alertdialog', { name: 'Delete this comment?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('Buy my other thing')).toBeHidden();

    await page.getByRole('link', { name: 'Edit' }).click();
    await form.getByRole('button', { name: 'Delete project' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete this project?' })
      .getByRole('button', { name: 'Delete project' })
      .click();
    await expect(page.getByText('Project deleted')).toBeVisible();
    await page.goto(`/admin/projects/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This project was deleted' })).toBeVisible();
    await member.close();
  });

  test('is edited, moderated and deleted once, despite a 500, a dropped connection and a timeout', async ({
    page,
    browser,
  }) => {
    const member = sitePage(await browser.newPage());
    const id = await submitted(member, 'Stormlatch', 'Read mine instead');
    await member.close();
    await takeClock(page);
    await openSignedIn(page, `/admin/projects/${id}/edit`, accounts.admin);
    const form = page.getByRole('form', { name: 'Edit Stormlatch' });
    const bio = form.getByRole('textbox', { name: 'Bio' });
    await bio.fill('Second-hand.');
    const save = form.getByRole('button', { name: 'Save changes' });
    await failing(page, {
      method: 'PATCH',
      call: '**/requestGrant',
      act: () => save.click(),
      expectTruth: async () => {
        await expect(form.getByText(unreached)).toBeVisible();
        await expect(bio).toHaveValue('Second-hand.');
      },
    });
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stormlatch' })).toBeVisible();
    await expect(page.getByText('Second-hand.')).toBeVisible();

    const comment = page.getByRole('listitem').filter({ hasText: 'Read mine instead' });
    await chooseInMenu(comment, 'Delete');
    const about = page.getByRole('alertdialog', { name: 'Delete this comment?' });
    await failing(page, {
      method: 'DELETE',
      call: '**/comment',
      act: () => about.getByRole('button', { name: 'Delete' }).click(),
      expectTruth: () => expect(about.getByText('Error deleting the comment')).toBeVisible(),
    });
    await about.getByRole('button', { name: 'Delete' }).click();
    await expect(about).toHaveCount(0);
    await expect(comment).toHaveCount(0);

    await page.getByRole('link', { name: 'Edit' }).click();
    await form.getByRole('button', { name: 'Delete project' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this project?' });
    const remove = question.getByRole('button', { name: 'Delete project' });
    await failing(page, {
      method: 'DELETE',
      call: '**/requestGrant',
      act: () => remove.click(),
      expectTruth: () => expect(question.locator('[data-part=error]')).toHaveText(unreached),
    });
    // The call that timed out deleted the project, so a repeated deletion counts as a success.
    await remove.click();
    await expect(page.getByText('Project deleted')).toBeVisible();
  });

  test('says when it does not arrive, and is read again when asked', async ({ page }) => {
    await startSession(page, accounts.admin);
    const project = '**/backend/projects/1';
    const comments = '**/backend/project/1/comments*';
    for (const call of [project, comments]) await page.route(call, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/admin/projects/1');
    await expect(page.getByText('Error loading project details')).toBeVisible();
    await page.unroute(project);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
    await expect(page.getByText('Error loading comments')).toBeVisible();
    await page.unroute(comments);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Reply' }).first()).toBeVisible();
  });

  test('is accessible and fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await startSession(page, accounts.admin);
    for (const path of ['/admin/projects/2', '/admin/projects/2/edit']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectNoViolations(page);
    }
  });
});
