import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { layoutMessages } from '../shared/messages.ts';
import { paths } from '../shared/paths.ts';

/**
 * Shown instead of a page that the user may not open. Redirects to the home page, or shows the 404 page if the address
 * doesn't exist. Only the server knows which addresses exist, because only admins download the admin routes.
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
    // Offline, a paused query would stay pending. A failed query redirects instead.
    networkMode: 'always',
    retry: false,
  });
  if (isPending) return <LoadingScreen messages={{ loading: formatMessage(layoutMessages.loading) }} />;
  return exists ? <Navigate to={paths.home.getHref()} replace /> : <NotFound />;
}
