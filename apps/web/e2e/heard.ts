import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Records the text that a screen reader would announce from a page's live regions. Call it before the first page opens.
 * A region announces text that is added while the region is in the document; a region added together with its text
 * announces nothing.
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

const readHeard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Matches this text exactly, or any text that contains the pattern. */
const matching = (words: string | RegExp) => (typeof words === 'string' ? words : expect.stringMatching(words));

/** Checks that this text was not announced. Wait for a later announcement first. */
export async function expectNotHeard(page: Page, words: string | RegExp) {
  expect(await readHeard(page)).not.toContainEqual(matching(words));
}

/** Waits until this text was announced, and checks that it was announced only once. */
export async function expectHeard(page: Page, words: string | RegExp) {
  await expect.poll(() => readHeard(page)).toContainEqual(matching(words));
  const all = await readHeard(page);
  const times = all.filter((one) => (typeof words === 'string' ? one === words : words.test(one))).length;
  expect(times, `times “${String(words)}” was heard`).toBe(1);
}
