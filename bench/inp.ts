import type { Page } from '@playwright/test';
import { withPage } from './browser.ts';
import type { Figure } from './figures.ts';
import { signIn } from './signIn.ts';

const throttle = 4;

/** What stands for the slowest interaction: one in fifty is left out, as in https://web.dev/articles/inp. */
const leftOutOf = 50;

type Observed = Window & { interactions: Map<number, { duration: number; what: string }> };

/** Presses and keys of a reader on the way through the site. What each leads to has been seen once before. */
const journeys: Record<string, (page: Page, url: string) => Promise<void>> = {
  'finding a project': async (page, url) => {
    await page.goto(`${url}/projects`);
    await page.getByRole('article').first().waitFor();
    await page.getByText('Most Upvoted').first().click();
    await settled(page);
    await page.getByRole('searchbox').click();
    await page.keyboard.type('chain', { delay: 60 });
    await settled(page);
    await page.keyboard.press('Enter');
    await settled(page);
    await page.getByRole('article').first().getByRole('link').first().click();
    await settled(page);
    await page.getByRole('tab', { name: /Comments/ }).click();
    await settled(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-component=ThemeToggle]').click();
  },
  'upvoting and commenting': async (page, url) => {
    await page.goto(`${url}/projects/2`);
    const upvote = page
      .getByRole('main')
      .getByRole('button', { name: /^Upvote/ })
      .first();
    await upvote.click();
    await settled(page);
    await upvote.click();
    await settled(page);
    await page.getByRole('textbox', { name: 'Add a comment' }).click();
    await page.keyboard.type('A thought of some length, typed in one go.', { delay: 40 });
    await page.getByRole('button', { name: 'Send' }).click();
    await settled(page);
  },
  'the airdrop and its boards': async (page, url) => {
    await page.goto(`${url}/`);
    await settled(page);
    for (const path of ['/leaderboard', '/pwr-community', '/pwr-quiz', '/']) {
      await page.locator(`nav a[href="${path}"]`).first().click();
      await settled(page);
    }
    await page.getByRole('list', { name: 'Quests' }).getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await page.keyboard.press('Escape');
  },
};

/** The slowest answers of the site to presses and keys, from the browser's own event timing. */
export async function inp(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    await page.addInitScript(observe);
    await signIn(page, url, 'Demo member');
    for (const walk of Object.values(journeys)) await walk(page, url);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const figures: Figure[] = [];
    for (const [name, walk] of Object.entries(journeys)) {
      await walk(page, url);
      await settled(page);
      const found = await page.evaluate(() => [...(window as unknown as Observed).interactions.values()]);
      const slowest = found.sort((one, other) => other.duration - one.duration);
      figures.push({
        name: `INP at ${throttle}×, ${name}`,
        value: slowest[Math.floor(slowest.length / leftOutOf)]?.duration ?? 0,
        unit: 'ms',
        bar: { atMost: 100 },
        details: [
          `${name}: ${slowest.length} interactions of 16 ms and more; slowest: ${slowest
            .slice(0, 4)
            .map(({ duration, what }) => `${what} ${duration} ms`)
            .join(', ')}`,
        ],
      });
    }
    return figures;
  });
}

const settled = (page: Page) => page.waitForLoadState('networkidle');

/** Runs in the page: the longest event of each interaction. */
function observe() {
  // TypeScript does not know of the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  const { interactions } = Object.assign(window as unknown as Observed, { interactions: new Map() });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, name, target } = entry;
      if (!interactionId || (interactions.get(interactionId)?.duration ?? 0) >= duration) continue;
      const words = target instanceof HTMLElement ? target.innerText.slice(0, 20).replace(/\n/g, ' ') : '';
      interactions.set(interactionId, { duration, what: `${name} “${words}”` });
    }
  }).observe(options);
}
