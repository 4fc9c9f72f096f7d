import type { Page } from '@playwright/test';
import { accounts, expect, openSignedIn, speak, test } from './fixtures.ts';

/** Describes each search field whose placeholder is wider than the field. */
const cutPlaceholders = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=search][placeholder]')].flatMap((field) => {
      const ruler = document.createElement('span');
      const { font } = getComputedStyle(field);
      Object.assign(ruler.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
      ruler.textContent = field.placeholder;
      document.body.append(ruler);
      const needed = ruler.getBoundingClientRect().width;
      ruler.remove();
      const { width } = field.getBoundingClientRect();
      return needed > width ? [`“${field.placeholder}” needs ${needed} of ${width} px at ${innerWidth} px`] : [];
    }),
  );

for (const [device, widths] of [
  ['a phone or tablet', [320, 390, 768, 1024]],
  ['a computer', [390, 1280, 1440]],
] as const)
  test.describe(`the desks on ${device}`, () => {
    test.use({ hasTouch: device !== 'a computer' });

    test('say in full what their search finds, in every language', async ({ page }) => {
      await openSignedIn(page, '/faq', accounts.admin);
      for (const language of ['en', 'ru', 'zh', 'es', 'tr']) {
        await speak(page, language);
        for (const path of ['/admin', '/admin?members=degen&sort=newest&from=2026-01-01', '/admin/appeals']) {
          await page.goto(path);
          await expect(page.locator('[data-part=scroller] li').first()).toBeVisible();
          for (const width of widths) {
            await page.setViewportSize({ width, height: 844 });
            expect(await cutPlaceholders(page), `${language} ${path}`).toEqual([]);
          }
        }
      }
    });
  });

test('the review desk’s longer labels neither wrap nor part what belongs together on a phone', async ({ page }) => {
  await openSignedIn(page, '/faq', accounts.admin);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.locator('[data-part=toolbar]');
  const refinements = page.locator('[data-part=refinements]');
  for (const language of ['en', 'ru', 'zh', 'es', 'tr']) {
    await speak(page, language);
    await page.goto('/admin?sort=newest');
    const row = page.locator('[data-part=scroller] li').first();
    await expect(row).toBeVisible();
    const before = await row.boundingBox();
    await row.locator('label').click();
    const buttons = bar.getByRole('button');
    await expect(buttons).toHaveCount(4);
    expect(await row.boundingBox(), `${language}: selecting moves no row`).toEqual(before);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
      expect(new Set(tops.slice(1)).size, `${language}: the decisions are on one line of ${width} px`).toBe(1);
    }
    // Wrapped text, in a choice or in the label beside it, makes the control taller.
    const heights = await refinements
      .locator('button:not([aria-label])')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
    expect(Math.max(...heights), `${language}: ${heights.join(', ')}`).toBeLessThanOrEqual(44);
  }
});
