import { PageLayout } from '@pwr-community/ui/PageLayout';
import { LoadingScreen } from '@pwr-community/ui/LoadingScreen';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import { layoutMessages as m } from '../../app/messages.ts';
import { useModals } from '../../app/modals.tsx';
import { paths } from '../../app/paths.ts';
import { useMember } from '../../app/session.tsx';
import { SiteBar } from './SiteBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** A change of page closes what is open over it, begins at the top, and moves the focus to what is new. */
function usePageChange() {
  const { pathname } = useLocation();
  const { closeAll } = useModals();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    closeAll();
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, closeAll]);
  return pathname;
}

/** What every page stands in: bar, routed content, footer. `preloadLogin` fetches the code of the login modal ahead. */
export function Layout({ preloadLogin }: { preloadLogin: () => void }) {
  const intl = useIntl();
  const pathname = usePageChange();
  // Each account has a cache of its own, and a page keeps the one that it was drawn with.
  const account = useMember()?.id ?? 'visitor';
  // The end of the page is out of sight at first, and is drawn after what is not.
  const hasFooter = useDeferredValue(true, false);
  // The admins' desk takes the screen up to its edges.
  const isDesk = pathname === paths.admin.path;
  return (
    <PageLayout
      header={<SiteBar pathname={pathname} preloadLogin={preloadLogin} />}
      footer={hasFooter && !isDesk && <SiteFooter />}
      width={isDesk ? 'full' : 'content'}
      messages={{ skip: intl.formatMessage(m.skip) }}
    >
      <ErrorBoundary key={`${account} ${pathname}`}>
        <Suspense fallback={<LoadingScreen messages={{ loading: intl.formatMessage(m.loading) }} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </PageLayout>
  );
}
