import type { Page } from '@playwright/test';
import { asAdmin } from './admins.ts';
import { expect, saveData, sourcesOf, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

const code = '**/assets/*.js';

/** The overlays that the project list's visible controls open. */
const overlays = ['MenuPopover', 'SelectList', 'LoginPanel', 'QuickViewDrawer', 'SearchResults'];

const loadedOverlays = async (page: Page) => {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sources = sourcesOf(urls.filter((url) => url.endsWith('.js')));
  return overlays.filter((overlay) => sources.some((source) => source.endsWith(`/${overlay}.tsx`)));
};

/** Waits for two idle periods after the page has loaded. Prefetches would start in the first one. */
const idle = async (page: Page) => {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
};

/** The controls of the project list on a phone: how to press each, and the role of the overlay that it opens. */
const controls: Record<
  string,
  { press: (page: Page) => ReturnType<Page['locator']>; role: 'dialog' | 'menu' | 'listbox' }
> = {
  'the login button': {
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Log in' }),
    role: 'dialog',
  },
  'the menu button': { press: (page) => page.getByRole('button', { name: 'Open menu' }), role: 'dialog' },
  'a card': { press: (page) => page.getByRole('article').first().getByRole('link').first(), role: 'dialog' },
  'a select': { press: (page) => page.locator('[data-component=Select] button').first(), role: 'listbox' },
  'the contact button': {
    press: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }),
    role: 'dialog',
  },
};

test('overlays load once the browser is idle', async ({ page }) => {
  await page.goto('/projects');
  await expect.poll(() => loadedOverlays(page)).toEqual(overlays);
});

test('overlays load without idle callbacks, as in Safari', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto('/projects');
  await expect.poll(() => loadedOverlays(page)).toEqual(overlays);
});

for (const [name, connection] of Object.entries({
  'data is saved': { saveData: true },
  'the connection is 2G': { effectiveType: '2g' },
}))
  test(`no overlay loads ahead of a press if ${name}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto('/projects');
    await idle(page);
    expect(await loadedOverlays(page)).toEqual([]);
  });

test('a press on a date range shows a frame until the calendar arrives, and the next press closes it', async ({
  page,
  request,
}) => {
  await asAdmin(page, request);
  await saveData(page);
  await page.goto('/admin/audit');
  const button = page.getByRole('group', { name: 'Dates' }).getByRole('button');
  await expect(button).toBeVisible();
  await idle(page);
  const { asked, release } = await holdBack(page, code);
  const frame = page.locator('[data-component=ListFrame]');
  await button.click();
  await expect(frame).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await asked;
  await button.click();
  await expect(frame).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(frame).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(frame).toBeInViewport({ ratio: 1 });
  release();
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a press on any control shows a frame until the code arrives', async ({ page }) => {
    await saveData(page);
    for (const [name, { press, role }] of Object.entries(controls)) {
      await page.goto('/projects');
      await idle(page);
      const { asked, release } = await holdBack(page, code);
      const frame = page.locator('[data-component=ModalFrame], [data-component=ListFrame]');
      const isFramed = await press(page).evaluate(async (control) => {
        (control as HTMLElement).click();
        await new Promise(requestAnimationFrame);
        return document.querySelector('[data-component$=Frame]') !== null;
      });
      expect(isFramed, name).toBe(true);
      await expect(frame, name).toBeVisible();
      await asked;
      release();
      await expect(frame, name).toHaveCount(0);
      await expect(page.getByRole(role), name).toBeVisible();
      await page.unroute(code);
    }
  });

  test('a frame closes with Escape and returns the focus', async ({ page }) => {
    await saveData(page);
    await page.goto('/projects');
    await idle(page);
    const opener = page.getByRole('article').first().getByRole('link').first();
    const name = await opener.innerText();
    await page.route(code, () => {});
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/projects');
    await expect(opener).toBeFocused();
  });

  test('every control fetches its code if the prefetches failed', async ({ page }) => {
    // Only the scripts in the page's HTML load; all others fail.
    const html = await (await page.request.get('/projects')).text();
    const failed: string[] = [];
    await page.route(code, (route) => {
      const url = route.request().url();
      if (html.includes(new URL(url).pathname)) return route.fallback();
      failed.push(url);
      return route.abort();
    });
    await page.goto('/projects');
    await expect.poll(() => failed.length).toBeGreaterThan(0);
    await page.unroute(code);
    for (const { press, role } of Object.values(controls)) {
      await press(page).click();
      await expect(page.locator('[data-component=ModalFrame], [data-component=ListFrame]')).toHaveCount(0);
      await expect(page.getByRole(role)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });
});
