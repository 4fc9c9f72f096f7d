import type { Page } from '@playwright/test';
import type { Figure } from './figures.ts';
import { withComponents, type BenchWindow } from './ui.ts';

/** Longest task that is allowed, in ms. */
const longest = 100;

/** Steps of the wheel down the table, px each; and jumps, as by the scroll bar. */
const wheels = 60;
const wheel = 800;
const jumps = 20;

const typed = 'Member 77';

type Observed = BenchWindow & { tasks: number[] };

/** A table of 10,000 members: the longest task while it scrolls, is filtered, sorted and selected. */
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
        name: `longest task while ${name}`,
        value: Math.max(0, ...tasks),
        unit: 'ms',
        bar: { atMost: longest },
        details: [`${name}: ${tasks.length} tasks over 50 ms`],
      });
    };

    await measure('10,000 rows are drawn', () => page.evaluate(() => (window as unknown as BenchWindow).bench.table()));
    const grid = page.getByRole('grid');
    if ((await grid.getAttribute('aria-rowcount')) !== '10001') throw new Error('The table does not have 10,000 rows.');

    await grid.hover();
    await measure('they scroll', async () => {
      for (let step = 0; step < wheels; step += 1) {
        await page.mouse.wheel(0, wheel);
        await frame(page);
      }
    });
    await measure('they are jumped through', async () => {
      for (let step = 1; step <= jumps; step += 1) {
        await grid.evaluate((element, share) => element.scrollTo(0, element.scrollHeight * share), step / jumps);
        await frame(page);
      }
    });
    if ((await page.getByRole('row').last().getAttribute('aria-rowindex')) !== '10001')
      throw new Error('The last row is not shown at the end.');

    const box = page.getByRole('searchbox');
    await measure('they are filtered, key by key', async () => {
      await box.focus();
      for (const key of typed) {
        await page.keyboard.press(key);
        await frame(page);
      }
    });
    const rest = Number(await grid.getAttribute('aria-rowcount')) - 1;
    if (rest !== 111) throw new Error(`The filter leaves ${rest} rows, and not 111.`);
    await measure('the filter is taken back, key by key', async () => {
      for (let left = typed.length; left > 0; left -= 1) {
        await page.keyboard.press('Backspace');
        await frame(page);
      }
    });
    await measure('they are sorted by name', () => page.getByRole('columnheader', { name: 'Member' }).click());
    await measure('one is selected', () => page.getByRole('row').nth(3).click());
    return figures;
  });
}

const frame = (page: Page) => page.evaluate(() => (window as unknown as BenchWindow).bench.painted());

/** Nothing is left to do: the page was idle twice. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => requestIdleCallback(done));
  });
