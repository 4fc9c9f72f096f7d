import type { Locator, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { median, spread, type Figure } from './figures.ts';
import { startSite } from './site.ts';
import { inTime, phone, tablet, visit, type Viewport } from './slowNetwork.ts';

/** Chromium's scheduler, which TypeScript doesn't know. */
declare const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };

const rounds = 7;

/** Time between the load event and the touch, in ms. */
const rest = 3000;

interface Touch {
  viewport: Viewport;
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

interface Times {
  seen: number;
  known: number;
}

/**
 * Measures the response time to a touch 3 s after the page has loaded on a slow phone. No hover precedes the touch to
 * trigger a prefetch. Each round uses a new browser profile, and every round counts.
 */
export async function touch(): Promise<Figure[]> {
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    const answers = new Map<string, Times[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const [name, one] of Object.entries(touches)) {
        const { viewport } = one;
        const times = await visit(browser, `${site.url}/projects`, { viewport }, (page) => tap(page, name, one));
        answers.set(name, [...(answers.get(name) ?? []), times]);
      }
    return [...answers].flatMap(([name, times]) => [
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
    ]);
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
            const isSeen = times.seen === undefined && showsAny();
            const isKnown = showsAll();
            // A frame callback runs before its frame is painted. A task of this priority runs after that, and before
            // any timers and messages, whose work the reader doesn't wait for.
            const painted = () => {
              const time = performance.now() - event.timeStamp;
              if (isSeen || isKnown) times.seen ??= time;
              if (isKnown) resolve({ seen: times.seen!, known: time });
            };
            if (isSeen || isKnown) void scheduler.postTask(painted, { priority: 'user-blocking' });
            if (!isKnown) requestAnimationFrame(look);
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
