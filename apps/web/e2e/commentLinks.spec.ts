import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { chooseInMenu, expect, ownServerTest as test, speak, startSession } from './fixtures.ts';
import { call } from './quests.ts';

// Keeps this file's tests in one worker, because each worker would start its own server.
test.describe.configure({ mode: 'default' });

/** Language of the first journey. In English, a missing translation would go unnoticed. */
const language = 'tr';
const words = {
  comments: 'Yorumlar',
  copy: 'Bağlantıyı kopyala',
  copied: 'Bağlantı kopyalandı!',
  linked: 'Bağlantıdaki yorum',
};

/** Adds a project whose oldest thread has eight replies and is on the second page of the discussion. */
async function discussed(page: Page) {
  const { id: userId } = (await call(page, 'GET', '/api/session')) as { id: number };
  const added = await page.request.post('/backend/requestGrant', {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('bearerToken'))}` },
    multipart: { projectName: `Linked ${Date.now()}`, bio: 'Much discussed', description: 'By many' },
  });
  const { id: projectId } = (await added.json()) as { id: number };
  const post = async (comment: string, replyingTo?: number) => {
    const json = { userId, projectId, comment, ...(replyingTo && { replyingTo: String(replyingTo) }) };
    return ((await call(page, 'POST', '/comment', json)) as { id: number }).id;
  };
  const thread = await post('The oldest');
  for (let number = 1; number <= 8; number += 1) await post(`Reply ${number}`, thread);
  for (let number = 1; number <= 22; number += 1) await post(`Thread ${number}`);
  return { projectId, thread, post };
}

test('a comment’s copied link opens its thread, marks it and moves there', async ({ page, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await startSession(page);
  const { projectId, thread, post } = await discussed(page);
  const reply = await post('The linked reply', thread);
  await speak(page, language);

  await page.goto(`/projects/${projectId}?comment=${reply}`);
  const linked = page.getByRole('article').filter({ hasText: 'The linked reply' });
  await expect(linked).toBeFocused();
  await expect(linked).toBeInViewport();
  await expect(linked).toHaveAttribute('aria-current', 'true');
  await expect(linked.getByText(words.linked)).toBeVisible();
  // The linked comment's thread is at the top, followed by the newest threads.
  const threads = page.getByRole('list', { name: words.comments, exact: true }).locator('> li');
  await expect(threads.nth(0)).toContainText('The oldest');
  await expect(threads.nth(1)).toContainText('Thread 22');
  await expectNoViolationsInBothThemes(page);

  const other = threads.nth(1).getByRole('article');
  await other.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: words.copy }).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${origin}/projects/${projectId}\\?comment=\\d+$`));
  await page.goto(address);
  await expect(page.getByRole('article').filter({ hasText: 'Thread 22' })).toBeFocused();
  await expect(linked).toHaveCount(0);
});

test('the link of a deleted comment says so, and the others are there', async ({ page }) => {
  await startSession(page);
  const { projectId, post } = await discussed(page);
  const gone = await post('Soon gone');
  await call(page, 'DELETE', '/comment', { id: gone });
  await page.goto(`/projects/${projectId}?comment=${gone}`);
  await expect(page.getByText('This comment was deleted.')).toBeFocused();
  await expect(page.getByText('Thread 22')).toBeVisible();
  await expectNoViolationsInBothThemes(page);
});

test('without permission to copy, the address of the page becomes that of the comment', async ({ page }) => {
  await startSession(page);
  const { projectId } = await discussed(page);
  await page.goto(`/projects/${projectId}`);
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
  );
  const comment = page.getByRole('article').filter({ hasText: 'Thread 20' });
  await chooseInMenu(comment, 'Copy link');
  await expect(
    page.getByText('Your browser didn’t allow copying. Copy the address of this page instead.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/\d+\?comment=\d+$/);
  await expect(comment).toHaveAttribute('aria-current', 'true');
});
