import { asAdmin } from './admins.ts';
import { expect, speak, test } from './fixtures.ts';

/** Public lists, each with a description of its rows. */
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
  for (const [list, row] of publicLists)
    test(`of ${list} leads to the last page, however large its number`, async ({ page }) => {
      for (const number of ['99', '5000000', '99999999999999999999']) {
        await page.goto(`${list}page=${number}`);
        await expect(page).not.toHaveURL(new RegExp(`page=${number}`));
        await expect(page.getByRole('main').getByRole(row).last()).toBeVisible();
        await expect(page.getByRole('link', { name: 'Next page', disabled: false })).toHaveCount(0);
      }
    });

  test('of a list for admins leads to the last page', async ({ page, request }) => {
    await asAdmin(page, request);
    for (const list of adminLists) {
      await page.goto(`${list}page=99`);
      await expect(page).not.toHaveURL(/page=99/);
    }
  });

  for (const [language, range, current] of [
    ['en', '56–60 of 60', 'Page 12'],
    ['es', '56–60 de 60', 'Página 12'],
  ] as const)
    test(`of the projects shows the last page, and never a range that is none, in ${language}`, async ({ page }) => {
      await speak(page, language);
      await page.addInitScript(() => {
        // Every range that ever appears on the page, however briefly.
        const seen = ((window as unknown as { ranges: string[] }).ranges = [] as string[]);
        new MutationObserver(() => {
          const range = document.querySelector('[data-component=Pagination] [data-part=summary]')?.textContent;
          if (range && !seen.includes(range)) seen.push(range);
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await page.goto('/projects?page=99');
      await expect(page).toHaveURL(/\/projects\?page=12$/);
      await expect(page.getByText(range)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(5);
      await expect(page.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'page');
      expect(await page.evaluate(() => (window as unknown as { ranges: string[] }).ranges)).toEqual([range]);
    });

  for (const [language, goTo] of [
    ['en', 'Go to page'],
    ['es', 'Ir a la página'],
  ] as const)
    test(`typed into the field turns red and leads nowhere, in ${language}`, async ({ page }) => {
      await speak(page, language);
      await page.goto('/projects');
      const field = page.getByRole('textbox', { name: goTo });
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
