import { appealMutation, type AppealSubject } from '@pwr-community/api/mutations/appeals';
import { AppealDialog } from '@pwr-community/ui/community/AppealDialog';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { problemText } from '../errorMessages.ts';
import { commonMessages } from '../messages.ts';
import { useMoment } from '../serverState.ts';
import { useToasts } from '../toasts.tsx';
import { useKeptText } from '../useKeptText.ts';
import { useResetOnOpen } from '../useResetOnOpen.ts';
import { appealLength, appealMessages as m } from './messages.ts';
import { useFieldCounter } from './useFieldCounter.ts';

export interface OwnAppealDialogProps {
  subject: AppealSubject;
  /** Deadline for the appeal. */
  until: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A dialog that asks why a decision should change, and sends the appeal. It keeps the text until it is sent. Pass the
 * subject's id as `key`.
 */
export function OwnAppealDialog({ subject, until, isOpen, onOpenChange }: OwnAppealDialogProps) {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  const toasts = useToasts();
  const counter = useFieldCounter();
  const [text, keep] = useKeptText(
    'questId' in subject ? `appeal-quest-${subject.questId}` : `appeal-submission-${subject.submissionId}`,
  );
  const { mutate, isPending, error, reset } = useMutation(appealMutation(api));

  useResetOnOpen(isOpen, reset);

  const send = (sent: string) =>
    mutate(
      { ...subject, text: sent },
      {
        onSuccess: () => {
          keep(null);
          onOpenChange(false);
          toasts.success(formatMessage(m.sent));
        },
      },
    );
  return (
    <AppealDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(m.title)}
      text={text}
      onTextChange={keep}
      limit={appealLength}
      onSend={send}
      isPending={isPending}
      errorMessage={error && problemText(formatMessage, error)}
      messages={{
        ...counter,
        label: formatMessage(m.label),
        send: formatMessage(m.send),
        pending: formatMessage(m.sending),
        cancel: formatMessage(commonMessages.cancel),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {formatMessage(m.text, { date: formatDate(until, { day: 'numeric', month: 'long', timeZone }) })}
    </AppealDialog>
  );
}
