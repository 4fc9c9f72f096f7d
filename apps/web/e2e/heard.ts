import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Records a screen reader's announcements of a page's live regions. Call it before the first address. A region
 * announces text that is added while the region is in the document; a region added together with its text announces
 * nothing.
 */
export async function recordSpeech(page: Page) {
  await page.addInitScript(() => {
    const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output';
    const heard: string[] = [];
    const known = new WeakSet<Element>();
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(regions);
        if (!region || !known.has(region) || region.closest('[inert], [aria-hidden=true]')) continue;
        const words = addedNodes.length > 0 ? [...addedNodes].map((node) => node.textContent) : [target.textContent];
        const text = words.join(' ').trim();
        if (text) heard.push(text);
      }
      // Registered only now, because text inserted together with its region is not announced.
      for (const region of document.querySelectorAll(regions)) known.add(region);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Waits until this was announced, and checks that it was announced once. */
export async function expectHeard(page: Page, words: string | RegExp) {
  const heard = () => heardOn(page);
  await expect.poll(heard).toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  const all = await heard();
  const times = all.filter((one) => (typeof words === 'string' ? one === words : words.test(one))).length;
  expect(times, `times “${String(words)}” was heard`).toBe(1);
}

/** Checks that nothing like this was announced so far. */
export const expectNotHeard = async (page: Page, words: RegExp) =>
  expect(await heardOn(page)).not.toContainEqual(expect.stringMatching(words));
