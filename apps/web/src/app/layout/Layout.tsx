import { useLostFocus } from '@pwr-community/ui/focus';
import { PageLayout } from '@pwr-community/ui/layouts/PageLayout';
import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { Suspense, use, useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { LanguageOffer } from '../../features/language-offer/LanguageOffer.tsx';
import { afterHydration } from '../earlyInput.ts';
import { failedScreen } from '../FailedScreen.tsx';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import { ServerStateContext } from '../../shared/serverState.ts';
import { layoutMessages as m } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { pageOf } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.tsx';
import { preloadToasts, useToasts } from '../../shared/toasts.tsx';
import { takeUpdateNotice } from '../../shared/update.ts';
import { focusHeading } from './focusHeading.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SiteBar } from './SiteBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** Preloads the toast code on first input, because it can't load after the connection is lost. */
function usePreloadedToasts() {
  useEffect(() => {
    const signs = new AbortController();
    const load = () => {
      signs.abort();
      preloadToasts();
    };
    for (const sign of ['pointerover', 'keydown']) addEventListener(sign, load, signs);
    return () => signs.abort();
  }, []);
}

/** Shows a toast if the page has just been reloaded for a new version of the site. */
function useUpdateNotice() {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  useEffect(() => {
    if (takeUpdateNotice()) toasts.info(formatMessage(m.updated));
  }, [formatMessage, toasts]);
}

/**
 * When the page changes, closes modals, scrolls to the top, and focuses the heading (unless the new page has focused
 * something itself). On back and forward, the browser restores the scroll position.
 */
function usePageChange() {
  const pathname = pageOf(useLocation().pathname);
  const type = useNavigationType();
  const { closeAll } = useModals();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    closeAll();
    if (type !== 'POP') window.scrollTo(0, 0);
    const main = document.getElementById('main');
    // The new page has already focused something itself, as the review desk does.
    if (main !== document.activeElement && main?.contains(document.activeElement)) return;
    main?.focus({ preventScroll: true });
    // Starts before a menu over the page closes, because focus would return to the menu's button.
    focusHeading();
  }, [pathname, type, closeAll]);
  return pathname;
}

/** Keeps the focus inside `main` when a page remounts for another account. */
function KeepFocus({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    main.current = document.getElementById('main');
  }, []);
  useLostFocus(main);
  return children;
}

/** Runs `afterHydration`. Inside the page's Suspense boundary, it runs only after the page is hydrated. */
function AfterHydration() {
  useEffect(afterHydration, []);
  return null;
}

/** Paths of the admins' decision desks, which are full-bleed and have no footer. */
const desks = /^\/admin(?:\/(?:unresolved|appeals|reports))?$/;

/** The frame of every page. `preloadLogin` prefetches the login modal's code. */
export function Layout({ preloadLogin }: { preloadLogin: () => void }) {
  const intl = useIntl();
  const pathname = usePageChange();
  usePreloadedToasts();
  useUpdateNotice();
  // As part of the key below, `cache` remounts the page when the account changes.
  const { cache } = useSession();
  // The footer is below the fold, so it renders after the rest, unless the server has rendered it.
  const hasFooter = useDeferredValue(true, use(ServerStateContext) !== null);
  const isDesk = desks.test(pathname);
  return (
    <PageLayout
      header={<SiteBar pathname={pathname} preloadLogin={preloadLogin} />}
      notice={<LanguageOffer />}
      footer={hasFooter && !isDesk && <SiteFooter />}
      width={isDesk ? 'full' : 'content'}
      messages={{ skip: intl.formatMessage(m.skip) }}
    >
      <ErrorBoundary key={`${cache} ${pathname}`} fallback={failedScreen}>
        <KeepFocus>
          <Suspense fallback={<LoadingScreen messages={{ loading: intl.formatMessage(m.loading) }} />}>
            <Outlet />
            <AfterHydration />
          </Suspense>
        </KeepFocus>
      </ErrorBoundary>
      <OfflineBanner />
    </PageLayout>
  );
}
