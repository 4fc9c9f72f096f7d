import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

/** Returns the layout shift since the page opened, without shifts that follow input. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test.describe('a first visit with a browser in another language', () => {
  test.use({ locale: 'tr-TR' });

  test('is in English and offers the language once, in that language', async ({ page }) => {
    await page.goto('/projects');
    const offer = page.getByRole('region', { name: 'Dil' });
    await expect(offer).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Projects');
    await offer.getByRole('button', { name: 'Türkçe görüntüle' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Öne çıkan projeler');
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Öne çıkan projeler');
    await expect(offer).toHaveCount(0);
  });

  test('never shows the offer again after it is declined by keyboard, and keeps the focus in the page', async ({
    page,
  }) => {
    await page.goto('/projects');
    const offer = page.getByRole('region', { name: 'Dil' });
    const decline = offer.getByRole('button', { name: 'İngilizce devam et' });
    await decline.focus();
    await page.keyboard.press('Enter');
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/leaderboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test('shows no offer once a language is chosen from the menu', async ({ page }) => {
    await page.goto('/projects');
    const offer = page.getByRole('region', { name: 'Dil' });
    await expect(offer).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /English/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proyectos destacados');
    await expect(offer).toHaveCount(0);
  });

  for (const width of [320, 1280])
    test(`does not move the page, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // Holds the scripts back, so that the server-rendered markup stays.
      const { release } = await holdBack(page, '**/assets/*.js');
      await page.goto('/projects', { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1 });
      const top = () => title.evaluate((heading) => heading.getBoundingClientRect().top);
      await expect(title).toHaveText('Top Projects');
      const before = await top();
      release();
      await expect(page.getByRole('region', { name: 'Dil' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(5);
      expect(await top()).toBeCloseTo(before, 0);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    });
});

test.describe('a browser in several languages', () => {
  for (const [languages, offered] of [
    [['uk-UA', 'ru', 'en'], 'ru'],
    [['de', 'en-GB', 'es'], null],
    [['de', 'fr'], null],
    [['zh-TW'], 'zh-CN'],
  ] as const)
    test(`that prefers ${languages.join(', ')} is offered ${offered ?? 'nothing'}`, async ({ page }) => {
      await page.route('/faq', (route) =>
        route.continue({ headers: { ...route.request().headers(), 'accept-language': languages.join(',') } }),
      );
      await page.addInitScript((tags) => Object.defineProperty(navigator, 'languages', { value: tags }), languages);
      await page.goto('/faq');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const line = page.locator('[data-component=LanguageOffer]');
      if (offered) await expect(line).toHaveAttribute('lang', offered);
      else await expect(line).toHaveCount(0);
    });
});
