import { chromium, type Locator, type Page } from '@playwright/test';
import { browserFlags } from './browser.ts';
import { median, spread, type Figure } from './figures.ts';
import { startSite } from './site.ts';

const rounds = 7;
const throttle = 4;

/** A slow phone connection: 1.6 Mbps down, 750 kbps up, and a round trip of 150 ms. */
const network = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** Time between the load event and the touch, in ms. */
const rest = 3000;

/** Time after which an answer counts as missing, in ms. */
const limit = 60_000;

const phone = { width: 390, height: 844 };
const tablet = { width: 1280, height: 900 };

interface Touch {
  viewport: typeof phone;
  target: (page: Page) => Locator;
  /** JavaScript condition: the page shows any answer to the touch. */
  seen: string;
  /** JavaScript condition: the page shows everything that the list or the bundle already contains. */
  known: string;
}

const frame = `document.querySelector('[data-component$=Frame]')`;

const touches: Record<string, Touch> = {
  'a card': {
    viewport: phone,
    target: (page) => page.getByRole('article').first().getByRole('link').first(),
    seen: `${frame} || document.querySelector('[data-component=QuickView]')`,
    known: `document.querySelector('[data-component=QuickView] h2')`,
  },
  '“Log in”': {
    viewport: phone,
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Log in' }),
    seen: `${frame} || document.querySelector('[data-component=LoginDialog]')`,
    known: `document.querySelector('[data-component=LoginDialog] button')`,
  },
  'the select list': {
    viewport: phone,
    target: (page) => page.locator('[data-component=Select] button').first(),
    seen: `${frame} || document.querySelector('[role=listbox]')`,
    known: `document.querySelector('[role=option]')`,
  },
  'the language menu': {
    viewport: tablet,
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'English' }),
    seen: `${frame} || document.querySelector('[role=menu]')`,
    known: `document.querySelector('[role=menuitemradio]')`,
  },
};

/** Selectors of the first content, by page. */
const firstContent: Record<string, string> = {
  '/projects': 'article',
  '/': '[data-component=QuestGrid] li',
  '/projects/1': '[data-component=ProjectHeader] h1',
};

type Watched = Window & { shown: Promise<number> };

interface Times {
  seen: number;
  known: number;
}

/**
 * Measures the time to the first content on a slow phone, and the response time to a touch 3 s after the page has
 * loaded. No hover precedes the touch to trigger a prefetch. Each round uses a new browser profile, and every round
 * counts.
 */
export async function touch(): Promise<Figure[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: browserFlags });
  const visit = async <T>(
    path: string,
    viewport: typeof phone,
    use: (page: Page) => Promise<T>,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<T> => {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport,
      hasTouch: true,
      isMobile: viewport === phone,
    });
    // tsx names functions with a helper that doesn't exist in the page.
    await context.addInitScript('globalThis.__name = (target) => target');
    const page = await context.newPage();
    await prepare?.(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    try {
      await page.goto(site.url + path);
      return await use(page);
    } finally {
      await context.close();
    }
  };
  try {
    const content = new Map<string, number[]>();
    const answers = new Map<string, Times[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [path, selector] of Object.entries(firstContent)) {
        const time = await visit(
          path,
          phone,
          (page) =>
            inTime(
              path,
              page.evaluate(() => (window as unknown as Watched).shown),
            ),
          (page) => page.addInitScript(watch, selector),
        );
        content.set(path, [...(content.get(path) ?? []), time]);
      }
      for (const [name, one] of Object.entries(touches)) {
        const times = await visit('/projects', one.viewport, (page) => tap(page, name, one));
        answers.set(name, [...(answers.get(name) ?? []), times]);
      }
    }
    return [
      ...[...content].map(([path, times]) => ({
        name: `first content of ${path} at ${throttle}×, 1.6 Mbps, 150 ms, median of ${rounds}`,
        value: median(times),
        unit: 'ms',
        bar: { atMost: 1000 },
        details: [`first content of ${path}: ${spread(times)}`],
      })),
      ...[...answers].flatMap(([name, times]) => [
        figure(
          `cold touch on ${name}: anything visible`,
          times.map(({ seen }) => seen),
          100,
        ),
        figure(
          `cold touch on ${name}: all that is known`,
          times.map(({ known }) => known),
          250,
        ),
      ]),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

const figure = (name: string, times: number[], most: number): Figure => ({
  name: `${name}, median of ${rounds}`,
  value: median(times),
  unit: 'ms',
  bar: { atMost: most },
  details: [`${name}: ${spread(times)}`],
});

/** Rejects after `limit`, instead of waiting forever for content that a change has renamed. */
const inTime = <T>(what: string, answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`${what} was not answered within ${limit / 1000} s`)), limit).unref();
    }),
  ]);

/** Runs in the page from its start: measures the time until the first frame with the content is painted. */
function watch(selector: string) {
  (window as unknown as Watched).shown = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(look);
      // A frame callback runs before its frame is painted; the message arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
}

/** Taps the target. Measures `seen` and `known`, in ms from the release of the finger to the frame that shows them. */
async function tap(page: Page, name: string, { target, seen, known }: Touch): Promise<Times> {
  await page.waitForTimeout(rest);
  const answers = page.evaluate(
    ([seenNow, knownNow]) =>
      new Promise<Times>((resolve) => {
        // The content security policy allows this only before the first event.
        const test = (condition: string) => new Function(`return Boolean(${condition})`) as () => boolean;
        const [showsAny, showsAll] = [test(seenNow!), test(knownNow!)];
        const begin = (event: Event) => {
          const times: Partial<Times> = {};
          const look = () => {
            // A frame callback runs before its frame is painted; the message arrives after it.
            const isSeen = times.seen === undefined && showsAny();
            const isKnown = times.known === undefined && showsAll();
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              const time = performance.now() - event.timeStamp;
              if (isSeen || isKnown) times.seen ??= time;
              if (!isKnown) return void requestAnimationFrame(look);
              resolve({ seen: times.seen!, known: time });
            };
            port2.postMessage(0);
          };
          requestAnimationFrame(look);
        };
        addEventListener('pointerup', begin, { capture: true, once: true });
      }),
    [seen, known],
  );
  const box = (await target(page).boundingBox())!;
  await page.touchscreen.tap(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  return inTime(name, answers);
}
