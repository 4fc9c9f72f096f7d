import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, startSession, test } from './fixtures.ts';
import { adminPage, call } from './quests.ts';

/** Returns the address of a new video that the demo's stand-in for YouTube knows. */
const newVideo = () => `https://www.youtube.com/watch?v=${String(Date.now()).slice(-9)}ab`;

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test('a post shows itself on the desk and in the feed, and its frame loads when pressed', async ({ page }) => {
  await startSession(page);
  const url = newVideo();
  const { submissionId } = await call(page, 'POST', '/api/user/youtubeSubmitEmbedURL', { url });
  const admin = await adminPage(page);
  const outside: string[] = [];
  for (const seen of [page, admin])
    seen.on('request', (request) => {
      if (!request.url().startsWith(new URL(page.url()).origin) && !request.url().startsWith('data:'))
        outside.push(request.url());
    });

  await admin.goto('/admin');
  await admin
    .getByRole('list', { name: 'Review queue' })
    .getByRole('button', { name: url.replace('https://www.', '') })
    .click();
  // The server fetches the preview in the background, and the desk then shows it.
  const desk = admin.locator('[data-component=EmbedCard]');
  await expect(desk.getByRole('link', { name: /^Demo Member/ })).toBeVisible();
  await expect(desk.locator('img')).toHaveAttribute('src', /^\/backend\/media\/[\w-]+\.webp$/);
  await expect.poll(() => desk.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  const title = await desk.getByRole('heading').innerText();
  await expectNoViolationsInBothThemes(admin);
  await call(admin, 'POST', '/api/admin/acceptSubmission', { submissionId, points: 120 });

  await page.goto('/pwr-community?show=youtube');
  const post = card(page, title).first();
  await expect(post.getByText('120 pts')).toBeVisible();
  await expect(post.getByRole('link', { name: 'Demo Member', exact: true })).toBeVisible();
  expect(outside).toEqual([]);
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'the video' }));
  await post.getByRole('button', { name: 'Show the post from YouTube' }).click();
  await expect(post.locator('iframe')).toBeFocused();
  await expect.poll(() => outside).toEqual([`https://www.youtube-nocookie.com/embed/${url.slice(-11)}`]);
});
