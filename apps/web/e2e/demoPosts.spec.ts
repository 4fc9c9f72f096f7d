import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './axe.ts';
// Uses its own server, because other journeys accept posts, which push the demo's off the first page.
import { expect, ownServerTest as test, speak } from './fixtures.ts';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test('the demo’s posts show themselves in their own languages, on a page in Russian', async ({ page }) => {
  await page.goto('/pwr-community');
  await expect(card(page, 'Nova Lindqvist on X')).toBeVisible();
  await speak(page, 'ru');
  await page.goto('/pwr-community');
  const nova = card(page, 'Nova Lindqvist в X');
  await expect(nova.getByText('Running a VIDA on a machine')).toHaveAttribute('lang', 'en');
  await expect(nova.getByText('200 баллов')).toBeVisible();
  await expect(nova.getByRole('button', { name: 'Показать публикацию из X' })).toBeVisible();
  await page.getByRole('link', { name: 'TikTok' }).click();
  const emre = card(page, 'Bir blok kaç saniyede onaylanır?');
  await expect(emre.locator('[data-part=picture]')).toHaveAttribute('src', /webp$/);
  await expectNoViolationsInBothThemes(page);
});
