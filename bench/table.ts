import type { Locator, Page } from '@playwright/test';
import { median, type Figure } from './figures.ts';
import { withComponents, type BenchWindow } from './ui.ts';

/** Maximum duration of a task, in ms. */
const longest = 100;

/** Number of repetitions. Each figure is the median of the repetitions' longest tasks. */
const rounds = 5;

/** Numbers of loaded rows: one page, as on the site, and all rows. */
const sizes = [25, 10_000];

/** Number of wheel steps and page turns, and the text to type. */
const wheels = 10;
const turns = 10;
const typed = 'Member 77';

type Observed = BenchWindow & { tasks: number[] };

/**
 * Measures the longest task of each interaction with a table of 10,000 members, both paged and completely loaded, and
 * with a review queue of 10,000 submissions.
 */
export async function table(): Promise<Figure[]> {
  return withComponents(async (page) => {
    await page.evaluate(() => {
      const own = window as unknown as Observed;
      own.tasks = [];
      new PerformanceObserver((list) => own.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
    });
    const longestTasks = new Map<string, number[]>();
    const measure = async (name: string, act: () => Promise<unknown>) => {
      await settled(page);
      await page.evaluate(() => ((window as unknown as Observed).tasks = []));
      await act();
      await settled(page);
      const tasks = await page.evaluate(() => (window as unknown as Observed).tasks);
      longestTasks.set(name, [...(longestTasks.get(name) ?? []), Math.max(0, ...tasks)]);
    };
    for (let round = 0; round < rounds; round += 1)
      for (const size of sizes)
        await use(page, size, (what, act) =>
          measure(`table of 10,000, ${size.toLocaleString('en')} at hand: longest task while ${what}`, act),
        );
    for (let round = 0; round < rounds; round += 1)
      await useQueue(page, (what, act) => measure(`queue of 10,000: longest task while ${what}`, act));
    return [...longestTasks].map(([name, tasks]) => ({
      name,
      value: median(tasks),
      unit: 'ms',
      bar: { atMost: longest },
      details: [`${name}: ${tasks.map(Math.round).join(', ')} ms (0: none over 50 ms)`],
    }));
  });
}

type Measure = (what: string, act: () => Promise<unknown>) => Promise<void>;

async function use(page: Page, size: number, measure: Measure): Promise<void> {
  await measure('it is drawn', () =>
    page.evaluate((rows) => (window as unknown as BenchWindow).bench.table(rows), size),
  );
  const grid = page.getByRole('grid');
  await measure('it scrolls', () => scroll(page, grid, size));
  if (size < 10_000)
    await measure('pages are turned', async () => {
      const next = page.getByRole('button', { name: 'Next page' });
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
  await measure('it is sorted by words', () => page.getByRole('columnheader', { name: 'Member' }).click());
  await measure('one is selected', () => page.getByRole('row').nth(3).click());
  await measure('all are selected', () => page.keyboard.press('Control+a'));
  const selected = await page.getByRole('status').innerText();
  if (selected !== `${size} selected`) throw new Error(`${selected}, and not all ${size}.`);
  await measure('the last is gone to by a key', () => page.keyboard.press('Control+End'));
}

async function useQueue(page: Page, measure: Measure): Promise<void> {
  await measure('it is drawn', () => page.evaluate(() => (window as unknown as BenchWindow).bench.queue()));
  await measure('it scrolls', () =>
    scroll(page, page.locator('[data-component=ReviewQueue] [data-part=scroller]'), 10_000),
  );
  await measure('the next one is opened, ten times', async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await frame(page);
    }
  });
  await measure('it is filtered', () => page.getByRole('button', { name: 'Filter' }).click());
}

async function scroll(page: Page, box: Locator, rows: number): Promise<void> {
  const step = rows > 100 ? 1000 : 100;
  await box.hover();
  for (let turn = 0; turn < wheels; turn += 1) {
    await page.mouse.wheel(0, step);
    await frame(page);
  }
  if ((await box.evaluate(({ scrollTop }) => scrollTop)) < step) throw new Error('It did not scroll.');
}

const frame = (page: Page) => page.evaluate(() => (window as unknown as BenchWindow).bench.painted());

/** Waits until the page has been idle several times. Browsers report no idle time while a wheel event may follow. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
  });
