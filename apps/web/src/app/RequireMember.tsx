import { LoadingScreen } from '@pwr-community/ui/layouts/LoadingScreen';
import { useEffect, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { LeadAway } from './LeadAway.tsx';
import { layoutMessages } from '../shared/messages.ts';
import { useModals } from '../shared/modals.tsx';
import { useSession, type Member } from '../shared/session.tsx';

/**
 * The last member that the guard let through. Stored in the module, because the guard remounts when the account
 * changes, as it does when the session expires.
 */
let admitted: Member | null = null;

/**
 * Guards members' routes and passes them the member as outlet context. Shows `LeadAway` to visitors.
 *
 * If the session expires, the page stays mounted while the expiry or login modal is open, so signing in again loses no
 * input.
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
