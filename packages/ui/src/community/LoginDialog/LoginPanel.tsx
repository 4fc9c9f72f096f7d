'use client';
import { useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { GoogleMark, InfoIcon, WalletIcon, WarningOctagonIcon, XMark } from '../../components/Icon/index.ts';
import { Pylons } from '../../components/Illustration/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { ModalDialog } from '../../components/Modal/ModalDialog.tsx';
import type { LoginDialogProps, LoginProvider } from './LoginDialog.tsx';
import * as styles from './LoginPanel.styles.ts';

/** Lazy content of LoginDialog. */
export function LoginPanel({
  isOpen,
  onOpenChange,
  status = 'idle',
  provider,
  onConnectX,
  onConnectGoogle,
  onConnectWallet,
  onCancel,
  onContinueInTab,
  invitation,
  inviterAvatar,
  smallPrint,
  messages,
  ...root
}: LoginDialogProps) {
  const firstButton = useRef<HTMLButtonElement>(null);
  const isWaiting = status === 'waiting';
  const isBlocked = status === 'blocked';
  const notice = {
    idle: undefined,
    waiting: provider && messages.waiting(provider),
    blocked: messages.blocked,
    closed: messages.closed,
    failed: messages.failed,
  }[status];

  const first = onConnectX ? 'x' : onConnectGoogle ? 'google' : 'wallet';

  /** The chosen button is pending and keeps focus; the others are disabled meanwhile. */
  const waitingFor = (id: LoginProvider) => ({
    variant: id === first && !isBlocked ? ('primary' as const) : ('secondary' as const),
    size: 'l' as const,
    isFullWidth: true,
    isPending: isWaiting && provider === id,
    isDisabled: isWaiting && provider !== id,
    messages: { pending: messages.waiting(id) },
  });

  // The pressed button is about to unmount.
  const cancel = () => {
    firstButton.current?.focus();
    onCancel();
  };

  return (
    <ModalDialog
      {...root}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="s"
      title={messages.title}
      messages={messages}
    >
      <div css={styles.body} data-component="LoginDialog">
        <Pylons />
        <p css={styles.welcome}>{messages.welcome}</p>
        {invitation && (
          <p css={styles.invitation} data-part="invitation">
            {inviterAvatar}
            {invitation}
          </p>
        )}
        <Spoken css={styles.notice} data-part="notice" data-status={status}>
          {notice && (
            <>
              {status === 'failed' ? <WarningOctagonIcon /> : <InfoIcon />}
              <span>{notice}</span>
            </>
          )}
        </Spoken>
        <div css={styles.buttons}>
          {isBlocked && (
            <Button variant="primary" size="l" isFullWidth onPress={onContinueInTab}>
              {messages.continueInTab}
            </Button>
          )}
          {onConnectX && (
            <Button
              {...waitingFor('x')}
              ref={first === 'x' ? firstButton : undefined}
              icon={<XMark />}
              onPress={onConnectX}
            >
              {messages.connectX}
            </Button>
          )}
          {onConnectGoogle && (
            <Button
              {...waitingFor('google')}
              ref={first === 'google' ? firstButton : undefined}
              icon={<GoogleMark />}
              onPress={onConnectGoogle}
            >
              {messages.connectGoogle}
            </Button>
          )}
          {onConnectWallet && (
            <Button
              {...waitingFor('wallet')}
              ref={first === 'wallet' ? firstButton : undefined}
              icon={<WalletIcon />}
              onPress={onConnectWallet}
            >
              {messages.connectWallet}
            </Button>
          )}
          {isWaiting && (
            <Button variant="quiet" size="l" isFullWidth onPress={cancel}>
              {messages.cancel}
            </Button>
          )}
        </div>
        {smallPrint && (
          <div css={styles.smallPrint} data-part="small-print">
            {smallPrint}
          </div>
        )}
      </div>
    </ModalDialog>
  );
}
