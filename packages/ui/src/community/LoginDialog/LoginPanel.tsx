'use client';
import { useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { InfoIcon, WarningOctagonIcon } from '../../components/Icon/index.ts';
import { Pylons } from '../../components/Illustration/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { ModalDialog } from '../../components/Modal/ModalDialog.tsx';
import type { LoginDialogProps } from './LoginDialog.tsx';
import * as styles from './LoginPanel.styles.ts';

/** Lazy content of LoginDialog. */
export function LoginPanel({
  isOpen,
  onOpenChange,
  status = 'idle',
  providers,
  provider,
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

  // Moves focus to the first provider, because the pressed button is about to unmount.
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
          {providers.map(({ id, label, icon, onConnect }, index) => (
            <Button
              key={id}
              ref={index === 0 ? firstButton : undefined}
              variant={index === 0 && !isBlocked ? 'primary' : 'secondary'}
              size="l"
              isFullWidth
              icon={icon}
              // The chosen button is pending and keeps focus; the others are disabled meanwhile.
              isPending={isWaiting && provider === id}
              isDisabled={isWaiting && provider !== id}
              onPress={onConnect}
              messages={{ pending: messages.waiting(id) }}
            >
              {label}
            </Button>
          ))}
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
