import type { Locator, Page } from '@playwright/test';
import { withPage } from './browser.ts';
import { median, spread, type Figure } from './figures.ts';
import { press } from './flip.ts';
import { signIn } from './signIn.ts';

const throttle = 4;
const rounds = 9;

/** The slowest response to an interaction and the longest task of a step, in ms. Each is 0 if it was too short to count. */
interface Times {
  response: number;
  task: number;
}

type Observed = Window & { times: Times };

/** An element to press after moving the pointer to it, or keys to type. */
type Act = ((page: Page) => Locator) | { keys: string } | { text: string };

/** Start page and steps of each journey. A first walk through all of them isn't measured. */
const journeys: Record<string, { path: string; steps: Record<string, Act> }> = {
  'finding a project': {
    path: '/projects',
    steps: {
      'another order': (page) => page.getByText('Most Upvoted').first(),
      'the search': (page) => page.getByRole('searchbox'),
      'a word in it': { text: 'chain' },
      'its results': { keys: 'Enter' },
      'a project': (page) => page.getByRole('article').first().getByRole('link').first(),
      'its comments': (page) => page.getByRole('tab', { name: /Comments/ }),
      'back to the list': { keys: 'Escape' },
      'the other theme': (page) => page.locator('[data-component=ThemeToggle]'),
      'the languages': languageMenu,
      'another language': language('Русский'),
      'the languages again': languageMenu,
      'the first language': language('English'),
    },
  },
  'upvoting and commenting': {
    path: '/projects/2',
    steps: {
      upvote: upvoteOf,
      'taking it back': upvoteOf,
      'the composer': (page) => page.getByRole('textbox', { name: 'Add a comment' }),
      'a sentence': { text: 'A thought, typed in one go.' },
      sending: (page) => page.getByRole('button', { name: 'Send' }),
    },
  },
  'the airdrop and its boards': {
    path: '/',
    steps: {
      'the leaderboard': linkTo('/leaderboard'),
      'the community': linkTo('/pwr-community'),
      'the quiz': linkTo('/pwr-quiz'),
      'the airdrop': linkTo('/'),
      'a quest': (page) => page.getByRole('list', { name: 'Quests' }).getByRole('button').first(),
      'back to the quests': { keys: 'Escape' },
    },
  },
};

/**
 * Measures the slowest response to an interaction (https://web.dev/articles/inp) and the longest task that follows one,
 * for each journey: the maximum of the steps' medians over all rounds.
 */
export async function inp(): Promise<Figure[]> {
  return withPage(async (page, url) => {
    await page.addInitScript(observe);
    await signIn(page, url, 'Demo member');
    const walk = async (measure: (journey: string, step: string, act: () => Promise<Times>) => Promise<unknown>) => {
      for (const [journey, { path, steps }] of Object.entries(journeys)) {
        await page.goto(url + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        for (const [step, act] of Object.entries(steps)) await measure(journey, step, () => answer(page, act));
      }
    };
    await walk((_journey, _step, act) => act());

    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const found = new Map<string, Map<string, Times[]>>();
    for (let round = 0; round < rounds; round += 1)
      await walk(async (journey, step, act) => {
        const ofJourney = found.get(journey) ?? new Map<string, Times[]>();
        found.set(journey, ofJourney.set(step, [...(ofJourney.get(step) ?? []), await act()]));
      });

    return [...found].flatMap(([journey, steps]) => {
      const figure = (name: string, time: keyof Times): Figure => {
        const all = [...steps].map(([step, times]) => ({ step, all: times.map((each) => each[time]) }));
        return {
          name: `${name} at ${throttle}×, ${journey}, medians of ${rounds} rounds`,
          value: Math.max(...all.map((of) => median(of.all))),
          unit: 'ms',
          bar: { atMost: 100 },
          details: all.map((of) => `${name}, ${journey}, ${of.step}: ${spread(of.all)}`),
        };
      };
      return [figure('INP', 'response'), figure('longest task', 'task')];
    });
  });
}

/** Performs a step and waits until the page is idle. */
async function answer(page: Page, act: Act): Promise<Times> {
  if (typeof act === 'function') {
    await act(page).hover();
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => ((window as unknown as Observed).times = { response: 0, task: 0 }));
  if (typeof act === 'function') await press(page);
  else if ('text' in act) await page.keyboard.type(act.text, { delay: 60 });
  else await page.keyboard.press(act.keys);
  await page.waitForLoadState('networkidle');
  // The browser reports an event several frames later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return page.evaluate(() => (window as unknown as Observed).times);
}

function languageMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /English|Русский/ });
}

function language(name: string): (page: Page) => Locator {
  return (page) => page.getByRole('menuitemradio', { name });
}

function upvoteOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^Upvote/ })
    .first();
}

function linkTo(path: string): (page: Page) => Locator {
  return (page) => page.locator(`nav a[href="${path}"]`).first();
}

/** Runs in the page: records interaction events and long tasks. */
function observe() {
  const own = Object.assign(window as unknown as Observed, { times: { response: 0, task: 0 } });
  // TypeScript doesn't know the threshold; 16 ms is the minimum that browsers report.
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) own.times.response = Math.max(own.times.response, duration);
  }).observe(options);
  // Browsers report tasks of 50 ms and more.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) own.times.task = Math.max(own.times.task, duration);
  }).observe({ type: 'longtask' });
}
