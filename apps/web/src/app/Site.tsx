import { CacheProvider } from '@emotion/react';
import { prefetch } from '@pwr-community/api/queryClient';
import { afterPaint } from '@pwr-community/ui/loading';
import { useCallback, useEffect, type ComponentProps, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-aria-components';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { Pages, preloadPage, queriesOf } from '../routes.tsx';
import { api } from '../shared/api.ts';
import { checkConnection, connected, isConnectionInDoubt } from '../shared/connection.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ModalProvider } from '../shared/modals.tsx';
import { ServerStateContext, type ServerState } from '../shared/serverState.ts';
import { SiteContext, useSite, type PublicSite } from '../shared/site.ts';
import { SessionProvider } from '../shared/session.tsx';
import { LocaleProvider, useLocale, type Catalogue } from '../shared/settings.tsx';
import { ToastProvider } from '../shared/toasts.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** Resolves once a page's code has loaded, or the connection is back. */
async function reachable(path: string): Promise<void> {
  try {
    await preloadPage(path);
  } catch {
    if (!(await checkConnection())) await connected();
  }
}

/**
 * Delay before a loading page shows, in ms. A refused connection is noticed first, and code that arrives sooner replaces
 * the page without a flash of its skeleton.
 */
const HEAD_START = 400;

const headStart = () => new Promise<void>((resolve) => setTimeout(resolve, HEAD_START));

/** Prefetches a page's code and data when a link to it is hovered or focused. */
function usePrefetch() {
  const client = useQueryClient();
  const { code } = useLocale();
  const site = useSite();
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== location.origin || link.href === location.href) return;
      const { pathname, search } = link;
      preloadPage(pathname).then(
        () => queriesOf(api, { pathname, search }, code, site).forEach((query) => void prefetch(client, query)),
        // A failure surfaces when the link is followed.
        () => {},
      );
    };
    const listening = new AbortController();
    for (const sign of ['pointerover', 'focusin']) addEventListener(sign, fetchAhead, listening);
    return () => listening.abort();
  }, [client, code, site]);
}

/** Navigation counter: a newer navigation cancels one that still waits. */
let follows = 0;

/**
 * Routes links of the UI package through the router. All hrefs are absolute.
 *
 * The press on a link is painted before the next page renders; overlays render at once. Offline, the current page stays,
 * with its input, until the next page's code can load.
 */
function Routed() {
  const navigate = useNavigate();
  usePrefetch();
  const follow = useCallback(
    (path: string, options?: NavigateOptions) => {
      const go = async () => {
        const turn = ++follows;
        const from = location.href;
        const { pathname } = new URL(path, from);
        if (pathname !== location.pathname) {
          const ready = reachable(pathname);
          await afterPaint();
          await Promise.race([ready, headStart()]);
          if (isConnectionInDoubt()) await ready;
          // Another navigation has started meanwhile.
          if (turn !== follows || location.href !== from) return;
        }
        await navigate(path, options);
      };
      void go();
    },
    [navigate],
  );
  return (
    <RouterProvider navigate={follow}>
      <Pages />
    </RouterProvider>
  );
}

export interface SiteProps {
  styles: ComponentProps<typeof CacheProvider>['value'];
  catalogue: Catalogue;
  site: PublicSite;
  /** State that the server rendered the page with; null for a page without content. */
  state: ServerState | null;
  /** Wraps all pages in the router of the browser or the server. */
  router: (pages: ReactNode) => ReactNode;
}

/** The whole site, in the browser or on the server. Load its first messages before rendering. */
export function Site({ styles, catalogue, site, state, router }: SiteProps) {
  return (
    <CacheProvider value={styles}>
      <SiteContext value={site}>
        <LocaleProvider catalogue={catalogue}>
          <ErrorBoundary>
            <ServerStateContext value={state}>
              <ModalProvider>
                <SessionProvider>
                  <ToastProvider>{router(<Routed />)}</ToastProvider>
                </SessionProvider>
              </ModalProvider>
            </ServerStateContext>
          </ErrorBoundary>
        </LocaleProvider>
      </SiteContext>
    </CacheProvider>
  );
}
