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
    return await use(await context.newPage(), site.url);
  } finally {
    await browser.close();
    await site.stop();
  }
}
