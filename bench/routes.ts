import type { Page } from '@playwright/test';
import { withPage } from './browser.ts';
import { median, quantile, type Figure } from './figures.ts';
import { timeTo } from './flip.ts';
import { signIn } from './signIn.ts';

const throttle = 4;
const rounds = 10;

/** A way through the pages, by links that each page shows; it ends where it begins. */
const way = ['/', '/leaderboard', '/pwr-community', '/pwr-quiz', '/', '/faq', '/projects'];

/** From the press on a link to the first paint of the page it leads to, when its code and data are there. */
export async function routes(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    await signIn(page, url, 'Demo member');
    const titles: string[] = [];
    const sizes: number[] = [];
    for (const path of way) {
      await point(page, path);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForURL(url + path);
      await page.waitForLoadState('networkidle');
      titles.push(await page.getByRole('heading', { level: 1 }).innerText());
      sizes.push(await page.locator('main *').count());
    }
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const first: number[][] = way.map(() => []);
    const whole: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const [index, path] of way.entries()) {
        await point(page, path);
        const isThere = `document.querySelector('h1')?.innerText === ${JSON.stringify(titles[index])}`;
        const isWhole = `${isThere} && document.querySelectorAll('main *').length >= ${sizes[index]}`;
        // One round for the one, the next for the other.
        if (round % 2) whole.push(await timeTo(page, isWhole));
        else first[index]!.push(await timeTo(page, isThere));
        await page.waitForLoadState('networkidle');
      }
    return [
      {
        name: `warm change of route at ${throttle}×, press to the page's heading, median of ${first.flat().length}`,
        value: median(first.flat()),
        unit: 'ms',
        bar: { atMost: 100 },
        details: way.map((path, index) => `to ${path}: ${first[index]!.map(Math.round).join(' ')} ms`),
      },
      { name: 'the same, p95', value: quantile(first.flat(), 0.95), unit: 'ms' },
      { name: `press to the whole page, median of ${whole.length}`, value: median(whole), unit: 'ms' },
    ];
  });
}

/** Brings the pointer to the first link to a page, and waits until what that fetches ahead is there. */
async function point(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().hover();
  await page.waitForLoadState('networkidle');
}
