import { preloadLoginDialog } from '@pwr-community/ui/community/LoginDialog';
import { SessionExpiredDialog } from '@pwr-community/ui/SessionExpiredDialog';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages, layoutMessages } from '../shared/messages.ts';
import { DialogFrame } from '../shared/DialogFrame.tsx';
import { useModals } from '../shared/modals.tsx';
import { page } from '../shared/page.ts';
import type { WalletTask } from '../shared/walletTask.ts';
import { LoginModal } from '../features/sign-in/LoginModal.tsx';
import { signInMessages as m } from '../features/sign-in/messages.ts';
import { useSignIn } from '../features/sign-in/SignInProvider.tsx';

// Not prefetched: few users write to the team, and the dialog's fields would double the code that loads when idle.
const ContactModal = page(
  async () => (await import('../features/contact/ContactModal.tsx')).ContactModal,
  'contact',
  'form',
  'error',
);
const WalletModal = page(
  async () => (await import('../features/wallet/WalletModal.tsx')).WalletModal,
  'wallet',
  'error',
);

preloadLoginDialog();

/**
 * The wallet dialog, loaded when first needed. Each new task resets the dialog. It stays mounted for its exit
 * animation.
 */
function WalletHost() {
  const { formatMessage } = useIntl();
  const { stack, close } = useModals();
  const { complete } = useSignIn();
  const open = stack.find((modal) => modal.id === 'wallet');
  const [{ task, count }, setShown] = useState<{ task?: WalletTask; count: number }>({ count: 0 });
  if (open && open.data !== task) setShown({ task: open.data, count: count + 1 });
  return (
    task && (
      <Suspense fallback={open && <DialogFrame title={formatMessage(m.withWallet)} onClose={() => close('wallet')} />}>
        <WalletModal key={count} isOpen={open !== undefined} task={task} onSignedIn={complete} />
      </Suspense>
    )
  );
}

/** The contact dialog, loaded when it first opens. */
function ContactHost() {
  const { formatMessage } = useIntl();
  const { stack, close } = useModals();
  const leave = () => close('contact');
  const isOpen = stack.some(({ id }) => id === 'contact');
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Suspense fallback={isOpen && <DialogFrame title={formatMessage(layoutMessages.contact)} onClose={leave} />}>
        <ContactModal isOpen={isOpen} onClose={leave} />
      </Suspense>
    )
  );
}

/** Modals that any page can open. */
export function Modals() {
  const { formatMessage } = useIntl();
  const { stack, open, close } = useModals();
  const isOpen = (id: string) => stack.some((modal) => modal.id === id);
  return (
    <>
      <LoginModal isOpen={isOpen('login')} />
      <LoginModal isOpen={isOpen('confirmSignIn')} isConfirmation />
      <ContactHost />
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
      <WalletHost />
    </>
  );
}
