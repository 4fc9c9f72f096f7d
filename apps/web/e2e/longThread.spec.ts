import { expectNoViolations } from './axe.ts';
import { expect, openSignedIn, ownServerTest as test, speak } from './fixtures.ts';
import { expectHeard, recordSpeech } from './heard.ts';
import { call } from './quests.ts';

/** Language of this journey. Russian has several plural forms for the number of comments. */
const language = 'ru';
const words = {
  comments: 'Комментарии',
  more: 'Показать ещё комментарии',
  replies: 'Показать ответы (8)',
  moreReplies: 'Показать ещё ответы',
  threads: 'Показано ещё 5 комментариев',
  answers: 'Показаны ещё 3 комментария',
  newest: 'Порядок комментариев: Сначала новые',
  oldest: 'Сначала старые',
};

test('a long discussion comes by the page, each comment once', async ({ page }) => {
  await recordSpeech(page);
  await openSignedIn(page, '/projects');
  const { id: userId } = (await call(page, 'GET', '/api/session')) as { id: number };
  const added = await page.request.post('/backend/requestGrant', {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('bearerToken'))}` },
    multipart: { projectName: 'Long', bio: 'Much discussed', description: 'By many' },
  });
  const { id: projectId } = (await added.json()) as { id: number };
  const post = async (comment: string, replyingTo?: number) => {
    const json = { userId, projectId, comment, language, ...(replyingTo && { replyingTo: String(replyingTo) }) };
    return ((await call(page, 'POST', '/comment', json)) as { id: number }).id;
  };
  const text = (kind: string, number: number) => `Текст ${kind}${number}`;
  let thread = 0;
  for (let number = 1; number <= 25; number += 1) thread = await post(text('', number));
  for (let number = 1; number <= 8; number += 1) await post(text('R', number), thread);

  await speak(page, language);
  await page.goto(`/projects/${projectId}`);
  const list = page.getByRole('list', { name: words.comments, exact: true });
  const newest = list.getByRole('article').first();
  await expect(newest).toContainText(text('', 25));
  await expect(newest.locator('[data-part=text]')).toHaveAttribute('lang', language);

  // The focus moves to the first new reply, because the button that loaded the replies comes after them.
  await page.getByRole('button', { name: words.replies }).press('Enter');
  await expect(page.getByText(text('R', 6), { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: words.moreReplies }).press('Enter');
  await expect(page.getByRole('article').filter({ hasText: text('R', 6) })).toBeFocused();
  await expectHeard(page, words.answers);
  await expect(page.getByRole('button', { name: words.moreReplies })).toHaveCount(0);

  // Someone posts in the meantime; the next page continues where this one ended.
  await post(text('', 26));
  await page.getByRole('button', { name: words.more }).press('Enter');
  await expect(page.getByRole('article').filter({ has: page.getByText(text('', 5), { exact: true }) })).toBeFocused();
  await expectHeard(page, words.threads);
  await expect(page.getByRole('button', { name: words.more })).toHaveCount(0);
  await expectNoViolations(page);

  await page.getByText(text('', 1), { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByText(text('', 1), { exact: true })).toHaveCount(1);
  await expect(page.getByText(text('', 5), { exact: true })).toHaveCount(1);

  // The address contains the oldest-first order, which therefore survives a reload.
  await page.getByRole('button', { name: words.newest }).press('Enter');
  await page.getByRole('menuitemradio', { name: words.oldest }).press('Enter');
  await expect(newest).toContainText(text('', 1));
  await expect(page).toHaveURL(/\?comments=oldest$/);
  await page.reload();
  await expect(newest).toContainText(text('', 1));
  await page.getByRole('button', { name: words.more }).press('Enter');
  await expect(page.getByRole('article').filter({ has: page.getByText(text('', 21), { exact: true }) })).toBeFocused();
  await expect(list.locator('> li').last()).toContainText(text('', 26));
});
