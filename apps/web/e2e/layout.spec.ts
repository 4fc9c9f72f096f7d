import { expect, speak, test } from './fixtures.ts';

/** Matches the language button's name: the current language's own name. */
const LANGUAGE = /English|Русский|中文|Español|Türkçe/;

test.describe('every page', () => {
  test('switches between light and dark at once, and remembers it', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page.locator('html')).toHaveClass('light');
    const faded = await page.evaluateHandle(() => {
      const faded: string[] = [];
      // Opacity doesn't count, because the button's tooltip fades in and out.
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if (propertyName !== 'opacity') faded.push((target as Element).outerHTML);
      });
      return faded;
    });
    const toggle = page.getByRole('button', { name: 'Switch to dark theme' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass('dark');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    // The button itself may show the press with a transition.
    expect((await faded.jsonValue()).filter((element) => !element.includes('ThemeToggle'))).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveClass('dark');
  });

  test('switches between five languages without a reload, and remembers the choice', async ({ page }) => {
    await page.goto('/projects');
    await page.evaluate(() => ((window as unknown as { same: boolean }).same = true));
    const titles = {
      Русский: 'Лучшие проекты',
      中文: '热门项目',
      Español: 'Proyectos destacados',
      Türkçe: 'Öne çıkan projeler',
      English: 'Top Projects',
    };
    for (const [language, title] of Object.entries(titles)) {
      await page.getByRole('banner').getByRole('button', { name: LANGUAGE }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
    await page.getByRole('banner').getByRole('button', { name: LANGUAGE }).click();
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Öne çıkan projeler');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Öne çıkan projeler');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });

  test('opens external links in a new tab', async ({ page }) => {
    await page.goto('/projects/24');
    const links = {
      Governance: 'https://governance.example.org',
      Terms: 'https://example.org/terms',
      'Website: ostrakon.example': 'https://ostrakon.example',
    };
    for (const [name, href] of Object.entries(links)) {
      const link = page.getByRole('link', { name }).first();
      await expect(link).toHaveAttribute('href', new RegExp(`^${href}`));
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('shows the 404 page at an unknown address', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to projects' }).click();
    await expect(page).toHaveURL(/\/projects$/);
  });

  test('hides its bar on the way down and shows it on the way up, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/projects');
    await expect(page.getByRole('article')).toHaveCount(5);
    const bar = page.getByRole('banner');
    await page.mouse.wheel(0, 400);
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -120);
    await expect(bar).toBeInViewport();
  });

  test('has a menu on a phone that opens and closes by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/projects');
    const burger = page.getByRole('button', { name: 'Open menu' });
    await burger.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Projects' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test('closes the top modal when the scrim’s label is pressed', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    // While a dialog's code loads, its frame is marked as busy.
    await expect(page.getByRole('dialog').and(page.locator(':not([aria-busy=true])'))).toBeVisible();
    const words = (await page.getByText('Refresh the page').boundingBox())!;
    await page.mouse.click(words.x + words.width / 2, words.y + words.height / 2);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('says so where the words of the site do not arrive, in the language of the reader', async ({ page }) => {
  await speak(page, 'ru');
  await page.route(/assets\/start-ru-.*\.js$/, (route) => route.abort());
  await page.goto('/projects', { waitUntil: 'load' });
  await expect(page.getByText('Нет связи с сервером. Проверьте подключение к интернету.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
});
