import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache for a site, to be given to its `CacheProvider`. Appending rules to a style sheet invalidates styles for
 * every element it matches, so rules added after an interaction go to a new sheet. Sheets keep the order of first use.
 * @param nonce of the site's Content-Security-Policy
 */
export function createStyleCache(nonce?: string): EmotionCache {
  // No prefixer: every browser that the package supports knows the properties by their own names.
  const cache = createCache({ key: 'css', nonce, stylisPlugins: [] });
  if (typeof document === 'undefined') return cache;
  // Emotion starts a new sheet when its count of rules is 0.
  const startNewSheet = () => {
    cache.sheet.ctr = 0;
  };
  for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, startNewSheet, true);
  return cache;
}
