import { AdminLayout } from '@pwr-community/ui/layouts/AdminLayout';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { useTitle } from '../../shared/paths.ts';
import { navigationMessages as m } from './messages.ts';
import { adminPages } from './pages.ts';

interface AdminFrameProps {
  /** The page's heading; left out where what is within begins with one of its own. */
  title?: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** What can be done with all of it: a button or a link. */
  action?: ReactNode;
  children: ReactNode;
  /** What is within takes the screen up to its edges. Default `false`. */
  isFilled?: boolean;
}

/** The way from one page for admins to the others, around what names itself. */
export function AdminFrame({ children, ...layout }: AdminFrameProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const current = adminPages.find(({ page, within }) =>
    [page, ...within].some(({ path }: { path: string }) => matchPath(path, pathname)),
  );
  return (
    <AdminLayout
      {...layout}
      tabs={adminPages.map(({ label, page }) => ({ id: page.path, label: formatMessage(label), href: page.getHref() }))}
      currentId={current?.page.path}
      messages={{ label: formatMessage(m.label) }}
    >
      {children}
    </AdminLayout>
  );
}

export interface AdminPageProps extends AdminFrameProps {
  /** In the browser's tab, and the page's heading. */
  title: string;
  /** What is within begins with a heading of its own. Default `false`. */
  hasHeading?: boolean;
}

/** The frame of every page for admins: the way to the others, and the heading. */
export function AdminPage({ title, hasHeading = false, ...frame }: AdminPageProps) {
  useTitle(title);
  return <AdminFrame {...frame} title={hasHeading ? undefined : title} />;
}
