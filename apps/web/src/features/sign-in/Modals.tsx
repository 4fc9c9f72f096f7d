import { preloadLoginDialog } from '@pwr-community/ui/LoginDialog';
import { SessionExpiredDialog } from '@pwr-community/ui/SessionExpiredDialog';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../app/messages.ts';
import { useModals } from '../../app/modals.tsx';
import { LoginModal } from './LoginModal.tsx';
import { signInMessages as m } from './messages.ts';

preloadLoginDialog();

/** The modals that any page can open. */
export function Modals() {
  const { formatMessage } = useIntl();
  const { stack, open, close } = useModals();
  const isOpen = (id: string) => stack.some((modal) => modal.id === id);
  return (
    <>
      <LoginModal isOpen={isOpen('login')} />
      <SessionExpiredDialog
        isOpen={isOpen('sessionExpired')}
        onOpenChange={(stays) => stays || close('sessionExpired')}
        onLogIn={() => {
          close('sessionExpired');
          open('login');
        }}
        messages={{
          title: formatMessage(m.expiredTitle),
          text: formatMessage(m.expiredBody),
          logIn: formatMessage(commonMessages.logIn),
          dismiss: formatMessage(m.notNow),
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
        }}
      />
    </>
  );
}
