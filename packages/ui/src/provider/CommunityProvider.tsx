'use client';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { RouterProvider } from 'react-aria';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createStyleCache, isLayered } from '../internal/styleCache.ts';
import { ProviderContext } from '../internal/useProvider.ts';

export { collectStyles, createStyleCache } from '../internal/styleCache.ts';
export { isRTL, useLocale } from 'react-aria-components/I18nProvider';

export interface CommunityProviderProps {
  /**
   * Language tag of your messages, such as `es-419`. Dates, numbers and the direction follow it. Give `<html>` the same
   * `lang` and its `dir`, because overlays are rendered into `body`.
   */
  locale: string;
  /** Your router's navigation function, for pages of the site. If omitted, links cause full page loads. */
  navigate?: (path: string) => void;
  /** Converts a link's `href` to a URL, for routers with a base path. */
  useHref?: (path: string) => string;
  /** Nonce of the Content-Security-Policy, for the styles of this package and of React Aria. */
  nonce?: string;
  /**
   * Style cache from `createStyleCache`, for sites that collect styles on a server or render into a shadow root.
   * Default: the cache of a provider above, or one for the whole page.
   */
  styleCache?: EmotionCache;
  /** Returns the element that overlays are rendered into. Keep the function's identity stable. Default: `body`. */
  getPortalContainer?: () => HTMLElement | null;
  children: ReactNode;
}

/** Caches in the browser, by nonce, so that all providers of a page share their style sheets. */
const pageCaches = new Map<string | undefined, EmotionCache>();

function openCache(nonce: string | undefined): EmotionCache {
  if (typeof document === 'undefined') return createStyleCache(nonce);
  if (!pageCaches.has(nonce)) pageCaches.set(nonce, createStyleCache(nonce));
  return pageCaches.get(nonce)!;
}

/**
 * Returns the given cache, or that of a provider above, or the page's. Emotion's default cache would put styles outside
 * the layers.
 */
function useCache(given: EmotionCache | undefined, nonce: string | undefined): EmotionCache {
  // Emotion has no default cache on a server.
  const above = useEmotionCache() as EmotionCache | null;
  const [own] = useState(() => (given || (above && isLayered(above)) ? undefined : openCache(nonce)));
  return given ?? own ?? above!;
}

/** Sets up the package for a site: language, direction, router, styles and overlays. Wrap the whole site in it. */
export function CommunityProvider({
  locale,
  navigate,
  useHref,
  nonce,
  styleCache,
  getPortalContainer,
  children,
}: CommunityProviderProps) {
  const cache = useCache(styleCache, nonce);

  let site: ReactNode = (
    <ProviderContext value={true}>
      {/* React Aria reads the nonce for its styles from this element. React moves the element to the head. */}
      {nonce && <meta property="csp-nonce" content={nonce} nonce={nonce} />}
      {children}
    </ProviderContext>
  );
  if (getPortalContainer) site = <PortalProvider getContainer={getPortalContainer}>{site}</PortalProvider>;
  if (navigate)
    site = (
      <RouterProvider navigate={navigate} useHref={useHref}>
        {site}
      </RouterProvider>
    );
  site = <I18nProvider locale={locale}>{site}</I18nProvider>;
  return <CacheProvider value={cache}>{site}</CacheProvider>;
}
