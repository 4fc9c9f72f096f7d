import type { Page } from '@playwright/test';
import { expect, speak, test } from './fixtures.ts';

const chip = (page: Page, name: string) => page.getByRole('button', { name });

const removal = (category: string) => `Categoría: ${category}. Quitar filtro`;

test.describe('a category', () => {
  // In English, a missing translation would go unnoticed.
  test.beforeEach(({ page }) => speak(page, 'es'));

  test('on a card links to its projects, and the filter can be removed', async ({ page }) => {
    const remove = removal('Exchange');
    await page.goto('/projects?search=Harbour');
    await page.getByRole('article').filter({ hasText: 'Harbour' }).getByRole('link', { name: 'Exchange' }).click();
    await expect(page).toHaveURL(/\/projects\?category=Exchange$/);
    await expect(chip(page, remove)).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards.filter({ hasText: 'Harbour' })).toHaveCount(1);
    for (const card of await cards.all()) await expect(card.getByRole('link', { name: 'Exchange' })).toBeVisible();
    await page.reload();
    await expect(chip(page, remove)).toBeVisible();
    await chip(page, remove).press('Enter');
    await expect(page).toHaveURL(/\/projects$/);
    await expect(chip(page, remove)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expect(chip(page, remove)).toBeVisible();
  });

  test('in the quick view and on the project’s page links there, too', async ({ page }) => {
    await page.goto('/projects?project=1');
    await page.getByRole('dialog').getByRole('link', { name: 'DeFi' }).click();
    await expect(page).toHaveURL(/\/projects\?category=DeFi$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(chip(page, removal('DeFi'))).toBeVisible();
    await page.goto('/projects/1');
    await page.getByRole('main').getByRole('link', { name: 'DeFi' }).click();
    await expect(page).toHaveURL(/\/projects\?category=DeFi$/);
    await expect(chip(page, removal('DeFi'))).toBeVisible();
  });

  test('without projects shows an empty state, on a phone as well', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/projects?category=Nothing+like+this');
    await expect(page.getByRole('main').locator('[data-component=EmptyState]').getByRole('heading')).toBeVisible();
    await page.goto('/projects');
    const tag = page.getByRole('article').first().getByRole('link').nth(1);
    const { height } = (await tag.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(24);
    await tag.click();
    await expect(page).toHaveURL(/\/projects\?category=/);
  });
});
