import { ApiError } from '@pwr-community/api/errors';
import { WalletDialog } from '@pwr-community/ui/community/WalletDialog';
import { useIntl } from 'react-intl';
import { errorMessages, problemText } from '../../shared/errorMessages.ts';
import { commonMessages, layoutMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { useSite } from '../../shared/site.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { walletMessages as m } from './messages.ts';
import { useWalletTask } from './useWalletTask.ts';
import { WalletError } from './walletError.ts';
import type { WalletTask } from '../../shared/walletTask.ts';

export interface WalletModalProps {
  isOpen: boolean;
  task: WalletTask;
  /** Called with a sign-in's token, to adopt it and close the dialogs. */
  onSignedIn: (token: string) => Promise<void>;
}

/** The wallet dialog, for all tasks. It connects on opening, and asks before it signs or sends anything. */
export function WalletModal({ isOpen, task, onSignedIn }: WalletModalProps) {
  const { formatMessage } = useIntl();
  const { close } = useModals();
  const toasts = useToasts();
  const site = useSite();
  const isQuest = task.kind === 'quest';

  const { step, address, content, problem, confirm, retry } = useWalletTask(task, isOpen, {
    onSignedIn,
    onLinked() {
      close('wallet');
      toasts.success(formatMessage(m.connected));
    },
    onProblem(thrown) {
      if (thrown instanceof WalletError && thrown.code === 'context-invalidated' && site.links.wallet)
        window.open(site.links.wallet, '_blank', 'noopener,noreferrer');
      if (thrown instanceof ApiError && thrown.code === 'fingerprint-exists')
        toasts.info(formatMessage(errorMessages['fingerprint-exists']));
    },
  });

  return (
    <WalletDialog
      isOpen={isOpen}
      onOpenChange={(stays) => stays || close('wallet')}
      step={step}
      explanation={formatMessage(isQuest ? m.askTransaction : m.askSignature)}
      address={address}
      content={content}
      notice={problem && (problem.error ? problemText(formatMessage, problem.error) : formatMessage(problem.message))}
      hint={problem?.hint && formatMessage(problem.hint)}
      installHref={site.links.wallet}
      onConfirm={confirm}
      onRetry={retry}
      onReload={() => location.reload()}
      messages={{
        title: formatMessage(m.title),
        confirm: formatMessage(isQuest ? m.send : m.sign),
        cancel: formatMessage(commonMessages.cancel),
        connecting: formatMessage(m.connecting),
        confirming: formatMessage(m.confirming),
        checking: formatMessage(isQuest ? m.checkingTransaction : m.checkingSignature),
        address: formatMessage(m.address),
        content: formatMessage(m.content),
        install: formatMessage(m.store),
        newTab: formatMessage(commonMessages.newTab),
        reload: formatMessage(layoutMessages.reload),
        retry: formatMessage(commonMessages.retry),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    />
  );
}
