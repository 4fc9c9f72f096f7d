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
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { failedScreen } from './FailedScreen.tsx';
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

/** Resolves when the page's code has loaded. If loading fails, resolves as soon as the server is reachable. */
async function reachable(path: string): Promise<void> {
  try {
    await preloadPage(path);
  } catch {
    if (!(await checkConnection())) await connected();
  }
}

/**
 * Delay before the skeleton of a loading page appears, in ms. It is long enough to detect a refused connection. If the
 * code arrives sooner, no skeleton flashes.
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
        // A failure shows when the user follows the link.
        () => {},
      );
    };
    const listening = new AbortController();
    for (const sign of ['pointerover', 'focusin']) addEventListener(sign, fetchAhead, listening);
    return () => listening.abort();
  }, [client, code, site]);
}

/** Navigation counter, so that a newer navigation cancels a pending one. */
let follows = 0;

/**
 * Passes the router to the UI package's links. Their hrefs are absolute paths, so the router needn't resolve them.
 *
 * A link's pressed state is painted before another path renders; changes to the query string render at once. Offline,
 * the current page and its input stay until the next page's code can load.
 */
function Routed() {
  const navigate = useNavigate();
  usePrefetch();
  const follow = useCallback(
    (path: string, options?: NavigateOptions) => {
      const go = async () => {
        const turn = ++follows;
        const from = location.pathname;
        const { pathname } = new URL(path, location.href);
        if (pathname !== from) {
          const ready = reachable(pathname);
          await afterPaint();
          await Promise.race([ready, headStart()]);
          if (isConnectionInDoubt()) await ready;
          // Another navigation has started since. A late search, which only changes the query string, doesn't count.
          if (turn !== follows || location.pathname !== from) return;
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
  /** The state that the server rendered the page with; null for a page without content. */
  state: ServerState | null;
  /** Wraps all pages in the browser's or the server's router. */
  router: (pages: ReactNode) => ReactNode;
}

/** The whole site, in the browser or on the server. Load its first messages before rendering. */
export function Site({ styles, catalogue, site, state, router }: SiteProps) {
  return (
    <CacheProvider value={styles}>
      <SiteContext value={site}>
        <LocaleProvider catalogue={catalogue}>
          <ErrorBoundary fallback={failedScreen}>
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
