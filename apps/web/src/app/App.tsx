import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useCallback } from 'react';
import { RouterProvider } from 'react-aria-components';
import { BrowserRouter, useNavigate, type NavigateOptions } from 'react-router-dom';
import { Pages } from '../routes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ModalProvider } from './modals.tsx';
import { painted } from './painted.ts';
import { SessionProvider } from './session.tsx';
import { LocaleProvider } from './settings.tsx';
import { ToastProvider } from './toasts.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
// Without a prefixer: every browser that the site is for knows the properties by their own names.
const styles = createCache({ key: 'css', nonce, stylisPlugins: [] });

// A sheet that is added to has all computed anew that it is for: what a press brings gets one of its own.
for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => (styles.sheet.ctr = 0), true);

/**
 * Links of the UI package go through the router. Every address in them is whole, so none depends on where the reader is.
 * A press on a link to another page is answered before that page is drawn; what opens over a page is drawn at once.
 */
function Routed() {
  const navigate = useNavigate();
  const follow = useCallback(
    async (path: string, options?: NavigateOptions) => {
      if (path.split('?')[0] !== location.pathname) await painted();
      void navigate(path, options);
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
