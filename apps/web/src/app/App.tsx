import { CacheProvider } from '@emotion/react';
import { afterPaint } from '@pwr-community/ui/loading';
import { createStyleCache } from '@pwr-community/ui/styleCache';
import { useCallback } from 'react';
import { RouterProvider } from 'react-aria-components';
import { BrowserRouter, useNavigate, type NavigateOptions } from 'react-router-dom';
import { Pages, preloadPage } from '../routes.tsx';
import { checkConnection, connected, isConnectionInDoubt } from '../shared/connection.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ModalProvider } from '../shared/modals.tsx';
import { SessionProvider } from '../shared/session.tsx';
import { LocaleProvider } from '../shared/settings.tsx';
import { ToastProvider } from '../shared/toasts.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

const styles = createStyleCache(document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce);

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

/** How many links were followed. */
let follows = 0;

/**
 * Links of the UI package go through the router. Every address in them is whole, so none depends on where the reader is.
 * A press on a link to another page is painted before that page is drawn; overlays are drawn at once. Without a connection
 * the reader stays on the page, with all that is typed in it, until the code of the next one can be loaded.
 */
function Routed() {
  const navigate = useNavigate();
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

/** The site. Its first words are there before it is drawn. */
export function App() {
  return (
    <CacheProvider value={styles}>
      <LocaleProvider>
        <ErrorBoundary>
          <ModalProvider>
            <SessionProvider>
              <ToastProvider>
                <BrowserRouter useTransitions={false}>
                  <Routed />
                </BrowserRouter>
              </ToastProvider>
            </SessionProvider>
          </ModalProvider>
        </ErrorBoundary>
      </LocaleProvider>
    </CacheProvider>
  );
}
