import { useLostFocus } from '@pwr-community/ui/focus';
import { PageLayout } from '@pwr-community/ui/layouts/PageLayout';
import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { LanguageOffer } from '../../features/language-offer/LanguageOffer.tsx';
import { afterHydration } from '../earlyInput.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useIsHydrating } from '../../shared/hydration.ts';
import { layoutMessages as m } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { pageOf, paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.tsx';
import { preloadToasts, useToasts } from '../../shared/toasts.tsx';
import { takeUpdateNotice } from '../../shared/update.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SiteBar } from './SiteBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** Loads the code of toasts at the first sign of the reader: once the connection is lost, it could not be loaded. */
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

/** Says why the page was reloaded, where that was for a new version of the site. */
function useUpdateNotice() {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  useEffect(() => {
    if (takeUpdateNotice()) toasts.info(formatMessage(m.updated));
  }, [formatMessage, toasts]);
}

/**
 * A change of page closes what is open over it, begins at the top, and moves the focus to the heading of what is new. On
 * the way back, the browser knows where the reader was.
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
    document.getElementById('main')?.focus({ preventScroll: true });
    import('./focusHeading.ts').then(
      ({ focusHeading }) => focusHeading(),
      () => {},
    );
  }, [pathname, type, closeAll]);
  return pathname;
}

/** Each account gets a new page. The focus stays in the main part when the page that had it goes away. */
function KeepFocus({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    main.current = document.getElementById('main');
  }, []);
  useLostFocus(main);
  return children;
}

/** Hydrated together with the page beside it. */
function AfterHydration() {
  useEffect(afterHydration, []);
  return null;
}

/** What every page stands in: bar, routed content, footer. `preloadLogin` fetches the code of the login modal ahead. */
export function Layout({ preloadLogin }: { preloadLogin: () => void }) {
  const intl = useIntl();
  const pathname = usePageChange();
  usePreloadedToasts();
  useUpdateNotice();
  // Each account has a cache of its own, and a page keeps the one that it was drawn with.
  const { account } = useSession();
  // The end of the page is out of sight at first, and is drawn after what is not.
  const hasFooter = useDeferredValue(true, useIsHydrating());
  // The admins' desk takes the screen up to its edges.
  const isDesk = pathname === paths.admin.path;
  return (
    <PageLayout
      header={<SiteBar pathname={pathname} preloadLogin={preloadLogin} />}
      notice={<LanguageOffer />}
      footer={hasFooter && !isDesk && <SiteFooter />}
      width={isDesk ? 'full' : 'content'}
      messages={{ skip: intl.formatMessage(m.skip) }}
    >
      <ErrorBoundary key={`${account ?? 'visitor'} ${pathname}`}>
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
