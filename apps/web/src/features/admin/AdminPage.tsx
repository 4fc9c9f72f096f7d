import { AdminLayout } from '@pwr-community/ui/layouts/AdminLayout';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { useTitle } from '../../shared/paths.ts';
import { navigationMessages as m } from './messages.ts';
import { adminPages } from './pages.ts';
import { useWaiting } from './useWaiting.ts';

interface AdminFrameProps {
  /** The page's heading; omitted if the content has its own. */
  title?: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Action for the whole page: a button or a link. */
  action?: ReactNode;
  children: ReactNode;
  /** Extends the content to the edges of the screen. Default `false`. */
  isFilled?: boolean;
}

/**
 * The admin navigation around the content, with an optional heading. Doesn't set the browser tab's title, as
 * `AdminPage` does.
 */
export function AdminFrame({ children, ...layout }: AdminFrameProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { data: waiting } = useWaiting();
  const current = adminPages.find(({ page, within }) =>
    [page, ...within].some(({ path }: { path: string }) => matchPath(path, pathname)),
  );
  return (
    <AdminLayout
      {...layout}
      tabs={adminPages.map(({ label, page, ...queue }) => ({
        id: page.path,
        label: formatMessage(label),
        href: page.getHref(),
        // Zero would show a badge, so it becomes undefined.
        count: ('waits' in queue && waiting?.[queue.waits]) || undefined,
        countRoom: 'digits' in queue ? queue.digits : 0,
      }))}
      currentId={current?.page.path}
      messages={{ label: formatMessage(m.label) }}
    >
      {children}
    </AdminLayout>
  );
}

export interface AdminPageProps extends AdminFrameProps {
  /** Title of the browser tab and the page's heading. */
  title: string;
  /** True if the content has its own heading. Default `false`. */
  hasHeading?: boolean;
}

/** The frame of an admin page: navigation, heading, and the browser tab's title. */
export function AdminPage({ title, hasHeading = false, ...frame }: AdminPageProps) {
  useTitle(title);
  return <AdminFrame {...frame} title={hasHeading ? undefined : title} />;
}
