import type { Page } from '@playwright/test';
import type { Figure } from './figures.ts';
import { withComponents, type BenchWindow } from './ui.ts';

/** Longest task that is allowed, in ms. */
const longest = 100;

/** Rows on a page, as on the site. */
const pageSize = 25;

/** Steps of the wheel, px each; pages that are turned; and what is typed. */
const wheels = 10;
const wheel = 100;
const turns = 10;
const typed = 'Member 77';

type Observed = BenchWindow & { tasks: number[] };

/** A table of 10,000 members by pages: the longest task while it scrolls, is paged, filtered, sorted and selected. */
export async function table(): Promise<Figure[]> {
  return withComponents(async (page) => {
    await page.evaluate(() => {
      const own = window as unknown as Observed;
      own.tasks = [];
      new PerformanceObserver((list) => own.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
    });
    const figures: Figure[] = [];
    const measure = async (name: string, act: () => Promise<void>) => {
      await settled(page);
      await page.evaluate(() => ((window as unknown as Observed).tasks = []));
      await act();
      await settled(page);
      const tasks = await page.evaluate(() => (window as unknown as Observed).tasks);
      figures.push({
        name: `table of 10,000, ${pageSize} a page: longest task while ${name}`,
        value: Math.max(0, ...tasks),
        unit: 'ms',
        bar: { atMost: longest },
        details: [`${name}: ${tasks.length} tasks over 50 ms`],
      });
    };

    await measure('it is drawn', () =>
      page.evaluate((size) => (window as unknown as BenchWindow).bench.table(size), pageSize),
    );
    const grid = page.getByRole('grid');
    await grid.hover();
    await measure('it scrolls', async () => {
      for (let step = 0; step < wheels; step += 1) {
        await page.mouse.wheel(0, wheel);
        await frame(page);
      }
    });
    if ((await grid.evaluate(({ scrollTop }) => scrollTop)) < pageSize * 10) throw new Error('It did not scroll.');
    const next = page.getByRole('button', { name: 'Next page' });
    await measure('pages are turned', async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        await next.click();
        await frame(page);
      }
    });
    const box = page.getByRole('searchbox');
    await measure('it is filtered, key by key', async () => {
      await box.focus();
      for (const key of typed) {
        await page.keyboard.press(key);
        await frame(page);
      }
    });
    const left = await page.getByRole('paragraph').last().innerText();
    if (left !== '111') throw new Error(`The filter leaves ${left} members, and not 111.`);
    await measure('the filter is taken back, key by key', async () => {
      for (let rest = typed.length; rest > 0; rest -= 1) {
        await page.keyboard.press('Backspace');
        await frame(page);
      }
    });
    await measure('one is selected', () => page.getByRole('row').nth(3).click());
    return figures;
  });
}

const frame = (page: Page) => page.evaluate(() => (window as unknown as BenchWindow).bench.painted());

/** Nothing is left to do: the page was idle a few times. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => requestIdleCallback(done));
  });
