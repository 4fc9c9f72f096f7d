'use client';
import { Button } from '../../components/Button/index.ts';
import { CheckCircleIcon, InfoIcon, WarningOctagonIcon } from '../../components/Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { Link } from '../../components/Link/index.ts';
import { ModalDialog } from '../../components/Modal/ModalDialog.tsx';
import type { WalletDialogProps } from './WalletDialog.tsx';
import { rootOf } from '../../internal/root.ts';
import * as styles from './WalletPanel.styles.ts';

const icons = { done: CheckCircleIcon, failed: WarningOctagonIcon, install: WarningOctagonIcon } as const;

/** Lazy content of WalletDialog. */
export function WalletPanel(props: WalletDialogProps) {
  const { isOpen, onOpenChange, step, explanation, address, content, notice, hint, messages } = props;
  const isUnderWay = step === 'connecting' || step === 'confirming' || step === 'checking';
  const words = isUnderWay ? messages[step] : step === 'ready' ? undefined : notice;
  const NoticeIcon = step in icons ? icons[step as keyof typeof icons] : InfoIcon;

  return (
    <ModalDialog
      {...rootOf(props)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="m"
      title={messages.title}
      messages={messages}
      footer={<Ways {...props} />}
    >
      <div css={styles.body} data-component="WalletDialog">
        <p css={styles.explanation} data-part="explanation">
          {explanation}
        </p>
        {address && (
          <dl css={styles.reading} data-part="address">
            <dt>{messages.address}</dt>
            <dd dir="ltr" translate="no">
              {address}
            </dd>
          </dl>
        )}
        {content && (
          <div css={styles.reading} data-part="content">
            <p>{messages.content}</p>
            {/* Left to right, because the text is in Latin script in every language. */}
            <pre dir="ltr" translate="no">
              {content}
            </pre>
          </div>
        )}
        <Spoken css={styles.notice} data-part="notice" data-step={step}>
          {words && (
            <>
              <NoticeIcon />
              <span>
                {words}
                {hint && <span data-part="hint">{hint}</span>}
              </span>
            </>
          )}
        </Spoken>
      </div>
    </ModalDialog>
  );
}

/** Buttons of the current step. From connecting to checking, the primary button stays mounted and so keeps focus. */
function Ways({ step, onOpenChange, onConfirm, onRetry, onReload, installHref, messages }: WalletDialogProps) {
  const leave = () => onOpenChange(false);
  const isFailed = step === 'failed';
  // Nothing is in progress, so the button is labeled Close instead of Cancel.
  if (step === 'done' || (isFailed && !onRetry)) return <Button onPress={leave}>{messages.close}</Button>;
  if (step === 'install')
    return (
      <>
        <Button onPress={onReload}>{messages.reload}</Button>
        {installHref && (
          <Link variant="primary" href={installHref} isExternal messages={messages}>
            {messages.install}
          </Link>
        )}
      </>
    );
  return (
    <>
      <Button onPress={leave}>{messages.cancel}</Button>
      <Button
        variant="primary"
        isPending={!isFailed && step !== 'ready'}
        messages={{ pending: step === 'connecting' || step === 'checking' ? messages[step] : messages.confirming }}
        onPress={isFailed ? onRetry : onConfirm}
      >
        {isFailed ? messages.retry : messages.confirm}
      </Button>
    </>
  );
}
