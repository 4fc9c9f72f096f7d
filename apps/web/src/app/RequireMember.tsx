import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { useEffect, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { LeadAway } from './LeadAway.tsx';
import { layoutMessages } from '../shared/messages.ts';
import { useModals } from '../shared/modals.tsx';
import { useSession, type Member } from '../shared/session.tsx';

/** Who was let through last. Not state: pages are drawn anew when the account changes, and so is the guard. */
let admitted: Member | null = null;

/**
 * Lets members through to the routes within, and gives them the member as their outlet context; others go to the first
 * page, once it is known that nobody is signed in. A session that ends over an open page can be renewed in the modal
 * that says so: the page stays as long as that modal, or the login modal after it, is open.
 */
export function RequireMember({ NotFound }: { NotFound: ComponentType }) {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const { stack } = useModals();
  const isRenewing = stack.some(({ id }) => id === 'sessionExpired' || id === 'login');

  useEffect(() => {
    if (session.status === 'member') admitted = session.user;
  }, [session]);

  if (session.status === 'restoring')
    return <LoadingScreen messages={{ loading: formatMessage(layoutMessages.loading) }} />;
  const member = session.status === 'member' ? session.user : isRenewing ? admitted : null;
  return member ? <Outlet context={member} /> : <LeadAway NotFound={NotFound} />;
}
