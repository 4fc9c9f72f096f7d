import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { median, spread, type Figure } from './figures.ts';
import { startPeer } from './peer.ts';
import { startSite } from './site.ts';
import { inTime, phone, throttle, visit } from './slowNetwork.ts';

const rounds = 7;

/** Time after the load event in which a larger paint can still come, in ms. */
const rest = 1500;

/** Selectors of the first content, by page. */
const firstContent: Record<string, string> = {
  '/projects': 'article',
  '/': '[data-component=QuestGrid] li',
  '/projects/1': '[data-component=ProjectHeader] h1',
};

/** The peer's first page, a plain React app, and the selector of its first content. */
const peerPage = { path: '/', content: 'h2' };

/** Times of one visit, in ms. */
interface Times {
  /** Time until the first content is painted. */
  content: number;
  /** Time until the largest content is painted. */
  largest: number;
  /** Time until React handles all links and buttons on the screen. */
  usable: number;
  /** Duration of the longest task until then: parsing, layout and loading code too. */
  task: number;
  /** Duration of the longest task while React takes over the page, with its layout. */
  hydration: number;
}

type Watched = Window & {
  shown: Promise<number>;
  usable: Promise<Pick<Times, 'usable' | 'task' | 'hydration'>>;
  largest: number;
};

/**
 * Measures on a slow phone when the first and the largest content are painted, and when the page is usable. Rounds
 * alternate with a plain React app, if PEER_DIR names its folder. Each visit uses a new browser profile, and every round
 * counts.
 */
export async function firstPage(): Promise<Figure[]> {
  const peer = await startPeer();
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    const pages = Object.entries(firstContent);
    const own = new Map<string, Times[]>(pages.map(([path]) => [path, []]));
    const theirs: Times[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [path, content] of pages) own.get(path)!.push(await measure(browser, site.url + path, content));
      if (peer) theirs.push(await measure(browser, peer.url + peerPage.path, peerPage.content));
    }
    return [
      ...[...own].flatMap(([path, times]) => ownFigures(path, times)),
      ...(peer
        ? besidePeer(own, theirs)
        : [{ name: 'peer not measured, because PEER_DIR is not set', value: NaN, unit: '×', bar: { atMost: 0.6 } }]),
    ];
  } finally {
    await browser.close();
    await site.stop();
    peer?.stop();
  }
}

/** Names of the parts of a visit, in order. */
const parts = {
  content: 'first content',
  largest: 'largest content',
  usable: 'usable',
  task: 'longest task until then',
  hydration: 'longest task of hydration',
} satisfies Record<keyof Times, string>;

const bars: Partial<Record<keyof Times, number>> = { content: 1000, usable: 2500, hydration: 100 };

const partNames = Object.keys(parts) as (keyof Times)[];

function figure(whose: string, part: keyof Times, times: Times[], bar?: number): Figure {
  const values = times.map((time) => time[part]);
  return {
    name: `${whose} at ${throttle}×, 1.6 Mbps, 150 ms, median of ${rounds}: ${parts[part]}`,
    value: median(values),
    unit: 'ms',
    ...(bar !== undefined && { bar: { atMost: bar } }),
    details: [`${whose}, ${parts[part]}: ${spread(values)}`],
  };
}

const ownFigures = (path: string, times: Times[]): Figure[] =>
  partNames.map((part) => figure(path, part, times, bars[part]));

const besidePeer = (own: ReadonlyMap<string, Times[]>, theirs: Times[]): Figure[] => [
  ...partNames.filter((part) => part !== 'hydration').map((part) => figure('the peer', part, theirs)),
  ...(['content', 'largest'] as const).flatMap((part) =>
    [...own].map(([path, times]) => ({
      name: `${path} to the peer: ${parts[part]}`,
      value: median(times.map((time, round) => time[part] / theirs[round]![part])),
      unit: '×',
      bar: { atMost: 0.6 },
    })),
  ),
];

function measure(browser: Browser, url: string, content: string): Promise<Times> {
  const prepare = async (page: Page) => {
    // The peer's styles for a font, which might not be reachable. Blocking them makes it faster.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.setBlockedURLs', { urls: ['*://rsms.me/*'] });
    await page.addInitScript(watch, content);
  };
  return visit(browser, url, { viewport: phone, prepare }, async (page) => {
    const read = page.evaluate(async () => {
      const { shown, usable } = window as unknown as Watched;
      return { content: await shown, ...(await usable) };
    });
    const times = await inTime(url, read);
    await page.waitForTimeout(rest);
    return { ...times, largest: await page.evaluate(() => (window as unknown as Watched).largest) };
  });
}

/** Runs in the page from its start: notes when something is first seen. */
function watch(content: string) {
  const watched = window as unknown as Watched;
  const untilPainted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) return void requestAnimationFrame(look);
        // A frame callback runs before its frame is painted; the message arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    });
  const isOnScreen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  // React marks the elements that it handles with properties of its own.
  const isHandled = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const longest = (since: number) =>
    Math.max(0, ...tasks.filter((task) => task.startTime + task.duration >= since).map(({ duration }) => duration));
  new PerformanceObserver((list) => {
    watched.largest = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  watched.shown = untilPainted(() => document.querySelector(content) !== null);
  // React marks the root when it begins to hydrate or to render.
  const isRoot = (key: string) => key.startsWith('__reactContainer$');
  const begun = watched.shown.then(() =>
    untilPainted(() => Object.keys(document.querySelector('#root') ?? {}).some(isRoot)),
  );
  const controlsOnScreen = () =>
    [...document.querySelectorAll('#root :is(a[href], button)')].filter((control) => isOnScreen(control));
  // Positions are read only when all known controls are handled, because each reading costs a layout.
  let waited: Element[] = [];
  const areAllHandled = () => {
    while (waited.length > 0 && (isHandled(waited[0]!) || !waited[0]!.isConnected)) waited.shift();
    if (waited.length > 0) return false;
    const controls = controlsOnScreen();
    waited = controls.filter((control) => !isHandled(control));
    return controls.length > 0 && waited.length === 0;
  };
  watched.usable = watched.shown
    .then(() => untilPainted(areAllHandled))
    .then(async (usable) => ({ usable, task: longest(0), hydration: longest(await begun) }));
}
