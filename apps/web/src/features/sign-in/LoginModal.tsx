import { identityListQuery } from '@pwr-community/api/queries/session';
import { LoginDialog, type LoginStatus } from '@pwr-community/ui/community/LoginDialog';
import { GoogleMark, WalletIcon, XMark } from '@pwr-community/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages, layoutMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { useSite } from '../../shared/site.ts';
import { readReferralCode } from '../../shared/referralCode.ts';
import { signInMessages as m } from './messages.ts';
import { createPkce, type Pkce } from './pkce.ts';
import type { Provider } from './handshake.ts';
import { continueInTab, openPopup } from './popup.ts';
import { useSignIn } from './SignInProvider.tsx';
import type { SignInState } from './signInState.ts';
import { SmallPrint } from './SmallPrint.tsx';

/** The login dialog's status for each state. */
const shown: Record<SignInState['status'], LoginStatus> = {
  idle: 'idle',
  waiting: 'waiting',
  finishing: 'waiting',
  blocked: 'blocked',
  closed: 'closed',
  canceled: 'failed',
  failed: 'failed',
};

interface LoginModalProps {
  isOpen: boolean;
  /** True if a signed-in member must confirm their identity. The modal then only offers their own ways to sign in. */
  isConfirmation?: boolean;
}

/** The login modal. It opens the provider's window and shows the progress. */
export function LoginModal({ isOpen, isConfirmation = false }: LoginModalProps) {
  const { formatMessage } = useIntl();
  const { open, close } = useModals();
  const site = useSite();
  const { state, dispatch, refuseConfirmation } = useSignIn();
  const { data } = useQuery({ ...identityListQuery(api), enabled: isOpen && isConfirmation });
  // Created in advance: a window can only open during a press, and SHA-256 is asynchronous.
  const [pkce, setPkce] = useState<Pkce | null>(null);

  useEffect(() => {
    if (isOpen) dispatch({ type: 'shown' });
  }, [isOpen, dispatch]);

  useEffect(() => {
    if (isOpen) void createPkce().then(setPkce);
  }, [isOpen, state.status]);

  const connect = (provider: Provider) => {
    if (!pkce) return;
    const opened = openPopup(provider, pkce, () => dispatch({ type: 'closed' }));
    dispatch({ type: opened ? 'opened' : 'blocked', provider });
  };

  // In the demo, one provider stands in for both X and Google, so X is offered.
  const own = isConfirmation
    ? data?.identities.map(({ provider }) => (provider === 'demo' ? 'x' : provider))
    : undefined;
  const providers = [
    { id: 'x' as const, label: formatMessage(m.withX), icon: <XMark />, onConnect: () => connect('x') },
    {
      id: 'google' as const,
      label: formatMessage(m.withGoogle),
      icon: <GoogleMark />,
      onConnect: () => connect('google'),
    },
    {
      id: 'wallet' as const,
      label: formatMessage(m.withWallet),
      icon: <WalletIcon />,
      onConnect: () => open('wallet', { kind: 'signIn' }),
    },
  ].filter(({ id }) => site.signIn.includes(id) && (!own || own.includes(id)));

  const leave = () => {
    if (isConfirmation) refuseConfirmation();
    else close('login');
    dispatch({ type: 'reset' });
  };

  return (
    <LoginDialog
      isOpen={isOpen}
      onOpenChange={(stays) => stays || leave()}
      status={shown[state.status]}
      provider={state.provider ?? undefined}
      providers={providers}
      onCancel={() => dispatch({ type: 'reset' })}
      onContinueInTab={() => state.provider && pkce && continueInTab(state.provider, pkce)}
      invitation={!isConfirmation && readReferralCode() && formatMessage(m.invited)}
      smallPrint={
        <SmallPrint
          text={formatMessage(m.smallPrint)}
          links={[
            { label: formatMessage(layoutMessages.terms), href: site.links.terms },
            { label: formatMessage(layoutMessages.privacy), href: site.links.privacy },
          ]}
        />
      }
      messages={{
        title: formatMessage(isConfirmation ? m.confirmTitle : m.title),
        welcome: formatMessage(isConfirmation ? m.confirmText : m.welcome),
        waiting: () => formatMessage(state.status === 'finishing' ? m.finishing : m.waiting),
        cancel: formatMessage(commonMessages.cancel),
        blocked: formatMessage(m.blocked),
        continueInTab: formatMessage(m.continueInTab),
        closed: formatMessage(m.closed),
        failed: state.status === 'canceled' ? formatMessage(m.canceled) : problemText(formatMessage, state.error),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    />
  );
}
