import { AdminLayout } from '@pwr-community/ui/AdminLayout';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { useTitle } from '../../app/paths.ts';
import { navigationMessages as m } from './messages.ts';
import { adminPages } from './pages.ts';

export interface AdminPageProps {
  /** In the browser's tab, and the page's heading. */
  title: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** What can be done with all of it: a button or a link. */
  action?: ReactNode;
  children: ReactNode;
  /** What is within begins with a heading of its own. Default `false`. */
  hasHeading?: boolean;
  /** What is within takes the screen up to its edges. Default `false`. */
  isFilled?: boolean;
}

/** The frame of every page for admins: the way to the others, and the heading. */
export function AdminPage({ title, lead, action, children, hasHeading = false, isFilled = false }: AdminPageProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  useTitle(title);
  const current = adminPages.find(({ page, within }) =>
    [page, ...within].some(({ path }: { path: string }) => matchPath(path, pathname)),
  );
  return (
    <AdminLayout
      tabs={adminPages.map(({ label, page }) => ({ id: page.path, label: formatMessage(label), href: page.getHref() }))}
      currentId={current?.page.path}
      title={hasHeading ? undefined : title}
      lead={lead}
      action={action}
      isFilled={isFilled}
      messages={{ label: formatMessage(m.label) }}
    >
      {children}
    </AdminLayout>
  );
}
