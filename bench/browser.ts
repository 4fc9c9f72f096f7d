import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { startSite } from './site.ts';

/** For a browser that makes no calls of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** More than the bars of any window are high, in px. */
const BARS = 300;

/** A page of a fresh browser on the running site, both gone when `use` ends. */
export async function withPage<T>(
  use: (page: Page, url: string) => Promise<T>,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 900 } },
): Promise<T> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: browserFlags });
  try {
    const context = await browser.newContext({ locale: 'en-US', ...options });
    // tsx names functions by a helper that is not in the page.
    await context.addInitScript('globalThis.__name = (target) => target');
    const page = await context.newPage();
    await enlargeWindow(page);
    return await use(page, site.url);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * The window is as high as the viewport, and its bars take some of that: what lay below its edge would never be presented,
 * and the browser would count a press there as unanswered.
 */
async function enlargeWindow(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { windowId, bounds } = await browser.send('Browser.getWindowForTarget');
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { height: (bounds.height ?? 0) + BARS } });
  await browser.detach();
}
