import { LoadingScreen } from '@pwr-community/ui/LoadingScreen';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Outlet } from 'react-router-dom';
import { layoutMessages } from './messages.ts';
import { useModals } from './modals.tsx';
import { paths } from './paths.ts';
import { useSession, type Member } from './session.tsx';

/**
 * Lets members through to the routes within, and gives them the member as their outlet context; others go to the first
 * page, once it is known that nobody is signed in. A session that ends over an open page can be renewed in the modal
 * that says so: the page and what was typed there stay as long as that modal, or the login modal after it, is open.
 */
export function RequireMember() {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const { stack } = useModals();
  const [member, setMember] = useState<Member | null>(null);
  if (session.status === 'member' && session.user !== member) setMember(session.user);
  const isRenewing = member !== null && stack.some(({ id }) => id === 'sessionExpired' || id === 'login');

  if (session.status === 'visitor' && !isRenewing) return <Navigate to={paths.home.getHref()} replace />;
  if (!member) return <LoadingScreen messages={{ loading: formatMessage(layoutMessages.loading) }} />;
  return <Outlet key={member.id} context={member} />;
}
