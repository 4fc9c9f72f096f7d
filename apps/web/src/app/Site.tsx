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
import { SessionProvider } from '../shared/session.tsx';
import { LocaleProvider, useLocale, type Catalogue } from '../shared/settings.tsx';
import { ToastProvider } from '../shared/toasts.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** Resolves once a page's code is there, or can be loaded. */
async function reachable(path: string): Promise<void> {
  try {
    await preloadPage(path);
  } catch {
    if (!(await checkConnection())) await connected();
  }
}

/** How long a page may take before the reader sees that it loads, in ms: enough for a refused connection to be noticed. */
const HEAD_START = 80;

const headStart = () => new Promise<void>((resolve) => setTimeout(resolve, HEAD_START));

/** Fetches code and data of a page when the pointer or the focus is on a link to it. */
function usePrefetch() {
  const client = useQueryClient();
  const { code } = useLocale();
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== location.origin || link.href === location.href) return;
      const { pathname, search } = link;
      preloadPage(pathname).then(
        () => queriesOf(api, { pathname, search }, code).forEach((query) => void prefetch(client, query)),
        // A failure shows itself when the link is followed.
        () => {},
      );
    };
    const listening = new AbortController();
    for (const sign of ['pointerover', 'focusin']) addEventListener(sign, fetchAhead, listening);
    return () => listening.abort();
  }, [client, code]);
}

/** How many links were followed. */
let follows = 0;

/**
 * Links of the UI package go through the router. Every address in them is whole, so none depends on where the reader is.
 * A press on a link to another page is painted before that page is drawn; overlays are drawn at once. Without a connection
 * the reader stays on the page, with all that is typed in it, until the code of the next one can be loaded.
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
          // The reader went elsewhere meanwhile.
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
  /** What the server rendered the first page with; null where it sent none. */
  state: ServerState | null;
  /** The router around all pages: the browser's or the server's. */
  router: (pages: ReactNode) => ReactNode;
}

/** The site, in a browser or on the server. Its first messages are there before it is drawn. */
export function Site({ styles, catalogue, state, router }: SiteProps) {
  return (
    <CacheProvider value={styles}>
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
    </CacheProvider>
  );
}
