import { withdrawSubmissionMutation } from '@pwr-community/api/mutations/content';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { useResetOnOpen } from '../../shared/useResetOnOpen.ts';
import { contentMessages as m } from './messages.ts';

export interface WithdrawDialogProps {
  submissionId: number;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for confirmation and withdraws a submission that is in review. */
export function WithdrawDialog({ submissionId, title, isOpen, onOpenChange }: WithdrawDialogProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutate, isPending, error, reset } = useMutation(withdrawSubmissionMutation(api));

  useResetOnOpen(isOpen, reset);

  const withdraw = () =>
    mutate(submissionId, {
      onSuccess: () => {
        onOpenChange(false);
        toasts.success(formatMessage(m.withdrawn));
      },
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(m.withdrawTitle)}
      onConfirm={withdraw}
      isPending={isPending}
      errorMessage={error && problemText(formatMessage, error)}
      messages={{
        confirm: formatMessage(m.withdraw),
        pending: formatMessage(m.withdrawing),
        cancel: formatMessage(commonMessages.cancel),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {formatMessage(m.withdrawText, { title: <bdi key="title">{title}</bdi> })}
    </ConfirmDialog>
  );
}
