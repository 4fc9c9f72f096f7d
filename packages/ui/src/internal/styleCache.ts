import createCache, { type EmotionCache } from '@emotion/cache';
import { startStyleSheet, styleSheetNumber } from './styleSheets.ts';

/** Comes first in every style sheet. Otherwise the layers' order would depend on which styles a page inserts first. */
const layers = '@layer ui.reset,ui.components;';
const layer = '@layer ui.components';

/** Shared by all caches, because on a server, Emotion compiles each style only once per plugin list. */
const noPlugins: [] = [];

/**
 * Attribute of a style sheet from the server, with the names of its styles. It isn't Emotion's own attribute, because
 * Emotion moves its sheets when a cache is created, and each move costs a layout of the whole page.
 */
const namesAttribute = 'data-style-names';

const layered = new WeakSet<EmotionCache>();

/** True if the cache is from `createStyleCache`. */
export const isLayered = (cache: EmotionCache) => layered.has(cache);

/**
 * Creates an Emotion cache for a site's `CacheProvider`. Its rules are in the cascade layer `ui.components`. Rules that
 * are added together share a style sheet, and later ones go to a new sheet: if rules were added to a sheet in use, the
 * browser would load the fonts' rules and lay out the whole page again. Sheets keep the order of first use.
 * @param nonce nonce of the site's Content-Security-Policy
 * @param container element that gets the style sheets, such as a shadow root. Default: `<head>`
 */
export function createStyleCache(nonce?: string, container?: Node): EmotionCache {
  // No vendor prefixes, because all supported browsers know the unprefixed properties.
  const cache = createCache({ key: 'css', nonce, container, stylisPlugins: noPlugins });
  layered.add(cache);
  const { insert } = cache;
  const isInBrowser = typeof document !== 'undefined';
  let current = -1;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (isInBrowser && current !== styleSheetNumber()) {
      current = styleSheetNumber();
      // Emotion creates a new sheet for the next rule if this counter is 0.
      cache.sheet.ctr = 0;
      queueMicrotask(startStyleSheet);
    }
    // Keyframes and global styles have no selector.
    if (!selector) return insert(selector, serialized, sheet, shouldCache);
    const rules = insert(layer, { ...serialized, styles: `${selector}{${serialized.styles}}` }, sheet, shouldCache);
    // On a server, the returned rules become a separate style sheet between the elements.
    return rules && layers + rules;
  };
  if (!isInBrowser) return cache;
  const sent = container ? [] : document.querySelectorAll(`style[${namesAttribute}]`);
  for (const sheet of sent)
    for (const name of sheet.getAttribute(namesAttribute)!.split(' ')) cache.inserted[name] = true;
  // Sheets from the server name the layers already.
  if (sent.length === 0) cache.sheet.insert(layers);
  return cache;
}

/**
 * Returns the rules that a cache in compat mode has collected on a server, as one style sheet.
 * @param names names of styles in `cache.inserted`. Default: all
 */
export function collectStyles({ inserted }: EmotionCache, names = Object.keys(inserted)): string {
  const open = `${layer}{`;
  let sheet = layers;
  let isOpen = false;
  for (const name of names) {
    const rule = inserted[name];
    if (typeof rule !== 'string') continue;
    const isInLayer = rule.startsWith(open);
    // Adjacent styles share one layer block.
    if (isOpen !== isInLayer) sheet += isInLayer ? open : '}';
    sheet += isInLayer ? rule.slice(open.length, -1) : rule;
    isOpen = isInLayer;
  }
  return isOpen ? `${sheet}}` : sheet;
}
