import { appealMutation, type AppealSubject } from '@pwr-community/api/mutations/appeals';
import { AppealDialog } from '@pwr-community/ui/community/AppealDialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { problemText } from '../errorMessages.ts';
import { commonMessages } from '../messages.ts';
import { useMoment } from '../serverState.ts';
import { useToasts } from '../toasts.tsx';
import { useMember } from '../session.tsx';
import { isShape, isString } from '../shape.ts';
import { useKept } from '../useKept.ts';
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

const empty = { text: '' };
const isKept = isShape<typeof empty>({ text: isString });

/**
 * A dialog that asks why a decision should change, and sends the appeal. It keeps the text until it is sent. Pass the
 * subject's id as `key`.
 */
export function OwnAppealDialog({ subject, until, isOpen, onOpenChange }: OwnAppealDialogProps) {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  const toasts = useToasts();
  const counter = useFieldCounter();
  const member = useMember();
  // Stays the same when the session ends.
  const [key] = useState(
    'questId' in subject
      ? `appeal-${member?.id}-quest-${subject.questId}`
      : `appeal-${member?.id}-submission-${subject.submissionId}`,
  );
  const [{ text }, keep] = useKept(key, empty, isKept);
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
      onTextChange={(typed) => keep({ text: typed })}
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
