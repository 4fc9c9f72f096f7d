'use client';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { RouterProvider } from 'react-aria';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createStyleCache } from '../internal/styleCache.ts';
import { ProviderContext } from '../internal/useProvider.ts';

export { createStyleCache } from '../internal/styleCache.ts';
export { isRTL, useLocale } from 'react-aria-components/I18nProvider';

export interface CommunityProviderProps {
  /**
   * Language tag of your messages, such as `es-419`. Dates and numbers follow it, and so does the direction. Give
   * `<html>` the same `lang` and its `dir`, because overlays are rendered into `body`.
   */
  locale: string;
  /** Your router's function that goes to a page of the site. Without it, links load pages. */
  navigate?: (path: string) => void;
  /** Turns the `href` of a link into an address, for routers with a base path. */
  useHref?: (path: string) => string;
  /** Nonce of the Content-Security-Policy, for the styles of this package and of React Aria. */
  nonce?: string;
  /** Cache of the styles, from `createStyleCache`, for sites that render on a server by themselves. */
  styleCache?: EmotionCache;
  /** Returns the element that overlays are rendered into. Keep its identity stable. Default: `body`. */
  getPortalContainer?: () => HTMLElement | null;
  children: ReactNode;
}

/** Sets up the package for a site: language, direction, router, styles and overlays. Put it above everything else. */
export function CommunityProvider({
  locale,
  navigate,
  useHref,
  nonce,
  styleCache,
  getPortalContainer,
  children,
}: CommunityProviderProps) {
  const [ownCache] = useState(() => (nonce && !styleCache ? createStyleCache(nonce) : undefined));
  const cache = styleCache ?? ownCache;

  let site: ReactNode = (
    <ProviderContext value={true}>
      {/* React Aria reads the nonce of its styles here. React moves it to the head. */}
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
  return cache ? <CacheProvider value={cache}>{site}</CacheProvider> : site;
}
