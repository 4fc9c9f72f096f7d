import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates an Emotion cache for a site's `CacheProvider`. Appending rules to a style sheet invalidates styles for every
 * element it matches, so rules added after an interaction go to a new sheet. Sheets keep the order of first use.
 * @param nonce nonce of the site's Content-Security-Policy
 */
export function createStyleCache(nonce?: string): EmotionCache {
  // No prefixer, because all supported browsers know the unprefixed properties.
  const cache = createCache({ key: 'css', nonce, stylisPlugins: [] });
  if (typeof document === 'undefined') return cache;
  // Emotion starts a new sheet when its rule count is 0.
  const startNewSheet = () => {
    cache.sheet.ctr = 0;
  };
  for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, startNewSheet, true);
  return cache;
}
