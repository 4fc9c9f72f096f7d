import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

/** A `layout-shift` entry. TypeScript's DOM library lacks this type. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Watched = Window & { shifts: { value: number; moved: string[] }[] };

/** Maximum layout shift: a tenth of Google's limit for a good page. */
const most = 0.01;

const viewports = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 900 } };

/** Records the layout shifts of all pages that the tab loads from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const { shifts } = Object.assign(window as unknown as Watched, { shifts: [] as Watched['shifts'] });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[])
        shifts.push({
          value: shift.value,
          moved: shift.sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const part = element?.closest('[data-component], [data-part]') ?? element;
            return `${part?.outerHTML.slice(0, 120)} ${previousRect.y} → ${currentRect.y}`;
          }),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectNoShift(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${page.url()} ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(most);
}

for (const [device, viewport] of Object.entries(viewports))
  test(`nothing moves while a page loads for a member on a ${device}`, async ({ page, context, baseURL }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    // The first visit stores the member and the cookie, so the later visits are those of a returning member.
    await openSignedIn(page, '/faq');
    expect((await context.cookies(baseURL)).map(({ name }) => name)).toContain('signed_in');
    for (const path of ['/', '/projects', '/projects/1', '/leaderboard']) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('button', { name: /’s account,/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoShift(page);
    }
  });

for (const [device, viewport] of Object.entries(viewports))
  test(`nothing moves on a ${device} when the font arrives after the text is shown`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    for (const path of ['/', '/projects', '/projects/1', '/leaderboard', '/pwr-community', '/pwr-quiz', '/faq']) {
      const fonts = await holdBack(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await fonts.asked;
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      fonts.release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.fonts.check('350 14px Geologica'))).toBe(true);
      await expectNoShift(page);
    }
  });

test('the first half of a member’s page is laid out like the whole', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await context.addCookies([{ name: 'signed_in', value: 'true', url: baseURL! }]);
  const drawing = page.locator('[data-component=AirdropHero] [data-part=illustration]');
  const whole = await context.request.get('/', { headers: { accept: 'text/html' } });
  const html = await whole.text();
  const place = async (body: string) => {
    // Without its scripts, only the server's part is compared.
    const still = body.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
    await page.route('/', (route) => route.fulfill({ response: whole, body: still }));
    await page.goto('/', { waitUntil: 'load' });
    return drawing.boundingBox();
  };
  const half = html.slice(0, html.indexOf('data-part="standing"')).replace(/<[^<]*$/, '');
  expect(html).toContain('data-part="standing"');
  expect(await place(half)).toEqual(await place(html));
});
