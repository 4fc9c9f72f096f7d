import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Locale, Messages } from '@pwr-community/i18n';
import { useCallback } from 'react';
import { RouterProvider } from 'react-aria-components';
import { BrowserRouter, useNavigate, type NavigateOptions } from 'react-router-dom';
import { Pages } from '../routes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ModalProvider } from './modals.tsx';
import { SessionProvider } from './session.tsx';
import { LocaleProvider } from './settings.tsx';
import { ToastProvider } from './toasts.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const styles = createCache({ key: 'css', nonce });

/** Links of the UI package go through the router. Every address in them is whole, so none depends on where the reader is. */
function Routed() {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={useCallback((path, options) => void navigate(path, options), [navigate])}>
      <Pages />
    </RouterProvider>
  );
}

/** The site, in the language given. */
export function App({ locale, messages }: { locale: Locale; messages: Messages }) {
  return (
    <CacheProvider value={styles}>
      <LocaleProvider locale={locale} messages={messages}>
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
