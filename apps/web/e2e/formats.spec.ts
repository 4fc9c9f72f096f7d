import type { Locator, Page } from '@playwright/test';
import { asAdmin } from './admins.ts';
import { expect, openSignedIn, speak, test } from './fixtures.ts';

const languages = ['en', 'ru', 'zh', 'es', 'tr'];

/** Shows the current page in another language. */
async function showIn(page: Page, language: string) {
  await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language);
  await page.reload();
}

/** Finds the words that a line break splits within these elements. */
const partedWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const words: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of node.textContent!.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) words.push(word);
        }
      return words;
    }),
  );

test.describe('words, numbers and dates', () => {
  test('name the days of the streak so that they can be told apart', async ({ page }) => {
    await openSignedIn(page, '/airdrop');
    await page.setViewportSize({ width: 320, height: 800 });
    for (const language of languages) {
      await showIn(page, language);
      const days = page.locator('[data-component=StreakCard] [data-part=step]');
      await expect(days).toHaveCount(7);
      const labels = days.locator('span[aria-hidden]');
      expect(new Set(await labels.allTextContents()).size, language).toBe(7);
      const boxes = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().toJSON()));
      for (const [index, { left }] of boxes.entries())
        if (index > 0) expect(left, `${language}, day ${index}`).toBeGreaterThan(boxes[index - 1]!.right);
    }
  });

  test('keep the page numbers on one row of a phone, in every language', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/projects');
    for (const language of languages) {
      await showIn(page, language);
      const pagination = page.locator('[data-component=Pagination]');
      await expect(pagination.getByRole('link')).toHaveCount(7);
      const tops = await pagination
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size, language).toBe(1);
      // The summary and the page field are side by side below the links.
      const [summary, goTo] = await Promise.all(
        ['summary', 'go-to'].map((part) => pagination.locator(`[data-part=${part}]`).boundingBox()),
      );
      expect(summary!.y, language).toBeLessThan(goTo!.y + goTo!.height);
      expect(summary!.y + summary!.height, language).toBeGreaterThan(goTo!.y);
    }
  });

  test('stay whole in the choices of the review desk', async ({ page, request }) => {
    await asAdmin(page, request);
    await page.goto('/admin');
    for (const language of languages) {
      await showIn(page, language);
      const choices = page.locator('[data-component=ReviewQueue] [data-component=Select] [data-part=trigger]');
      await expect(choices).toHaveCount(2);
      for (const width of [390, 320, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await partedWords(choices), `${language} at ${width} px`).toEqual([]);
      }
    }
  });

  test('name the column of the leaderboard as the specification does', async ({ page }) => {
    await page.goto('/leaderboard');
    await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toBeAttached();
    await expect(page.getByRole('columnheader', { name: 'Points', exact: true })).toBeAttached();
    await expect(page.getByRole('columnheader', { name: 'Interests', exact: true })).toBeAttached();
  });

  test('say who created a project at every width', async ({ page }) => {
    await page.goto('/projects/1');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - paragraph: /Created By/
      `);
    }
  });

  test('show no country’s flag for Spanish, which many countries speak', async ({ page }) => {
    await speak(page, 'es');
    await page.goto('/projects');
    const button = page.getByRole('banner').getByRole('button', { name: /Español/ });
    await expect(button.locator('img')).toHaveCount(0);
    await expect(button.locator('svg')).toHaveCount(1);
  });

  for (const width of [320, 1280])
    test(`on the scrim cover no more of the page than the dialog does, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/projects');
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      const dialog = page.getByRole('dialog', { name: 'Log In' });
      await expect(dialog).toBeVisible();
      const frame = page.locator('[data-part=frame]', { has: dialog });
      await expect(frame.getByText('Refresh the page')).toBeVisible();
      // The text ends where the panel begins, and both have the same left and right edges.
      await expect
        .poll(async () => {
          const [words, panel] = await Promise.all([
            frame.getByText('Refresh the page').boundingBox(),
            dialog.boundingBox(),
          ]);
          return [words!.x - panel!.x, words!.width - panel!.width, words!.y + words!.height - panel!.y];
        })
        .toEqual([0, 0, 0]);
    });
});
