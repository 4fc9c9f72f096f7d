import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startSite } from './site.ts';

/** Chromium flags: no sandbox, no GPU, no QUIC, and none of the browser's own network requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the browser named by CHROMIUM_PATH, or Playwright's own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: browserFlags });

/** Height added to the window, in px: more than any toolbars take. */
const BARS = 300;

/** Starts the site and passes `use` its address and a page in a fresh browser. Stops both when `use` ends. */
export async function withPage<T>(
  use: (page: Page, url: string) => Promise<T>,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 900 } },
): Promise<T> {
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'en-US', ...options });
    // tsx names functions with a helper that doesn't exist in the page.
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
 * Enlarges the window by more than its toolbars' height. Otherwise, the bottom of the page would never be presented,
 * and the browser would count a press there as unanswered.
 */
async function enlargeWindow(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { windowId, bounds } = await browser.send('Browser.getWindowForTarget');
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { height: (bounds.height ?? 0) + BARS } });
  await browser.detach();
}
