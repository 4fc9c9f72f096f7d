import type { Page } from '@playwright/test';
import { asAdmin } from './admins.ts';
import { expect, speak, test } from './fixtures.ts';

/** Public lists, each with the ARIA role of its rows. */
const publicLists = [
  ['/projects?', 'article'],
  ['/projects?type=ETH_DAPP&', 'article'],
  ['/leaderboard?', 'row'],
  ['/leaderboard?board=week&', 'row'],
  ['/pwr-quiz-leaderboard?', 'row'],
  ['/pwr-community?', 'article'],
  ['/pwr-community?show=memes&', 'figure'],
  ['/user/profile/nova?', 'article'],
] as const;

const adminLists = [
  '/admin?',
  '/admin/unresolved?',
  '/admin/appeals?',
  '/admin/reports?',
  '/admin/leaderboard?',
  '/admin/audit?',
];

test.describe('a page beyond the last', () => {
  const leadsToTheLast = async (page: Page, list: string, row: 'article' | 'figure' | 'row', number: string) => {
    await page.goto(`${list}page=${number}`);
    await expect(page).not.toHaveURL(new RegExp(`page=${number}`));
    await expect(page.getByRole('main').getByRole(row).last()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next page', disabled: false })).toHaveCount(0);
  };

  test('leads to the last page, in every list', async ({ page }) => {
    for (const [list, row] of publicLists) await leadsToTheLast(page, list, row, '99');
  });

  // All lists parse the page number in the same way, so one is enough.
  test('leads to the last page, however large its number', async ({ page }) => {
    for (const number of ['5000000', '99999999999999999999'])
      await leadsToTheLast(page, '/projects?', 'article', number);
  });

  test('of a list for admins leads to the last page', async ({ page, request }) => {
    await asAdmin(page, request);
    for (const list of adminLists) {
      await page.goto(`${list}page=99`);
      await expect(page).not.toHaveURL(/page=99/);
    }
  });

  test('of the projects shows the last page, and never a range that is none', async ({ page }) => {
    await speak(page, 'es');
    await page.addInitScript(() => {
      // Records every range that appears on the page, however briefly.
      const seen = ((window as unknown as { ranges: string[] }).ranges = [] as string[]);
      new MutationObserver(() => {
        const range = document.querySelector('[data-component=Pagination] [data-part=summary]')?.textContent;
        if (range && !seen.includes(range)) seen.push(range);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto('/projects?page=99');
    await expect(page).toHaveURL(/\/projects\?page=12$/);
    await expect(page.getByText('56–60 de 60')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Página 12' })).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => (window as unknown as { ranges: string[] }).ranges)).toEqual(['56–60 de 60']);
  });

  test('typed into the field turns red and leads nowhere', async ({ page }) => {
    await speak(page, 'es');
    await page.goto('/projects');
    const field = page.getByRole('textbox', { name: 'Ir a la página' });
    const color = () => field.evaluate((input) => getComputedStyle(input).color);
    await field.fill('12');
    const usual = await color();
    await field.fill('13');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await color()).not.toBe(usual);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect(page).not.toHaveURL(/page=/);
  });
});
