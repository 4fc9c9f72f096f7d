import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { layoutMessages } from '../shared/messages.ts';
import { paths } from '../shared/paths.ts';

/**
 * Leads a reader who is not let in to the first page, or shows the 404 page where the site has no such address. The
 * server is asked, because only admins download the addresses of their pages.
 */
export function LeadAway({ NotFound }: { NotFound: ComponentType }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { data: exists = true, isPending } = useQuery({
    queryKey: ['address', pathname],
    queryFn: async ({ signal }) => {
      const reply = await fetch(pathname, { method: 'HEAD', headers: { accept: 'text/html' }, signal });
      return reply.status !== 404;
    },
    // Without a connection the reader is led away all the same.
    networkMode: 'always',
    retry: false,
  });
  if (isPending) return <LoadingScreen messages={{ loading: formatMessage(layoutMessages.loading) }} />;
  return exists ? <Navigate to={paths.home.getHref()} replace /> : <NotFound />;
}
