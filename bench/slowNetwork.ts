import type { Browser, Page } from '@playwright/test';

/** Factor by which the CPU is slowed down. */
export const throttle = 4;

/** A slow phone connection: 1.6 Mbps down, 750 kbps up, and a round trip of 150 ms. */
const network = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** Time after which an answer counts as missing, in ms. */
const limit = 60_000;

/** Size of the visible part of the page, in px. */
export interface Viewport {
  width: number;
  height: number;
}

export const phone: Viewport = { width: 390, height: 844 };
export const tablet: Viewport = { width: 1280, height: 900 };

interface VisitOptions {
  viewport: Viewport;
  /** Prepares the page before it loads. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Loads `url` in a new browser profile on a slow touch device with a slow connection, and passes the page to `use`. */
export async function visit<T>(
  browser: Browser,
  url: string,
  { viewport, prepare }: VisitOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport,
    hasTouch: true,
    isMobile: viewport === phone,
  });
  try {
    // tsx names functions with a helper that doesn't exist in the page.
    await context.addInitScript('globalThis.__name = (target) => target');
    const page = await context.newPage();
    await prepare?.(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.goto(url);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Rejects after a minute, instead of waiting forever for content that a change has renamed. */
export const inTime = <T>(what: string, answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`${what} was not answered within ${limit / 1000} s`)), limit).unref();
    }),
  ]);
