import type { Page } from '@playwright/test';
import { withPage } from './browser.ts';
import { median, quantile, spread, type Figure } from './figures.ts';
import { press, timeTo } from './flip.ts';
import { signIn } from './signIn.ts';

const throttle = 4;
const rounds = 15;

/** Pages to visit in turn through their links. The walk ends on the page where it starts. */
const way = ['/', '/leaderboard', '/pwr-community', '/pwr-quiz', '/', '/faq', '/projects'];

/** Measures the time from a click on a link to the first paint of its page's heading, with code and data prefetched. */
export async function routes(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    await signIn(page, url, 'Demo member');
    const titles: string[] = [];
    const sizes: number[] = [];
    for (const path of way) {
      await point(page, path);
      const left = await page.locator('h1').elementHandle();
      await press(page);
      await left?.waitForElementState('hidden');
      await page.waitForLoadState('networkidle');
      titles.push(await page.getByRole('heading', { level: 1 }).innerText());
      sizes.push(await page.locator('main *').count());
    }
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const all: number[][] = way.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, path] of way.entries()) {
        await point(page, path);
        const isThere = `document.querySelector('h1')?.innerText === ${JSON.stringify(titles[index])}`;
        all[index]!.push(await timeTo(page, isThere));
        await page.waitForLoadState('networkidle');
        await page.waitForFunction((size) => document.querySelectorAll('main *').length >= size, sizes[index]!);
      }
    const times = all.flat();
    return [
      {
        name: `warm change of route at ${throttle}×, press to the page's heading, median of ${times.length}`,
        value: median(times),
        unit: 'ms',
        bar: { atMost: 100 },
        details: way.map((path, index) => `to ${path}: ${spread(all[index]!)}`),
      },
      { name: 'the same, p95', value: quantile(times, 0.95), unit: 'ms' },
    ];
  });
}

/** Moves the pointer to the first link to a page, and waits until its prefetches are done. */
async function point(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().hover();
  await page.waitForLoadState('networkidle');
}
