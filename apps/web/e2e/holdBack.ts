import type { Page } from '@playwright/test';

/** Holds back the page's requests to these addresses until `release` is called. */
export async function holdBack(page: Page, addresses: Parameters<Page['route']>[0]) {
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    ask();
    await released;
    await route.fallback();
  });
  return {
    /** Resolves as soon as the page has sent the first such request. */
    asked,
    /** Lets these requests and all later ones through. */
    release,
  };
}
