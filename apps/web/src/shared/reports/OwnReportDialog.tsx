import { ApiError } from '@pwr-community/api/errors';
import { reportMutation } from '@pwr-community/api/mutations/reports';
import type { ReportCreate, ReportReason } from '@pwr-community/api/schema';
import { ReportDialog } from '@pwr-community/ui/community/ReportDialog';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useFieldCounter } from '../appeals/useFieldCounter.ts';
import { problemText } from '../errorMessages.ts';
import { commonMessages } from '../messages.ts';
import { useToasts } from '../toasts.tsx';
import { useKeptText } from '../useKeptText.ts';
import { useResetOnOpen } from '../useResetOnOpen.ts';
import { reportLength, reportMessages as m, reportReasons } from './messages.ts';

export interface OwnReportDialogProps {
  subject: Pick<ReportCreate, 'kind' | 'id'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after a successful report, or if the member had already reported the subject. */
  onReported: () => void;
}

/** True if the member has already reported the subject. The dialog then closes with a toast instead of an error. */
const isReported = (problem: Error) => problem instanceof ApiError && problem.code === 'already-reported';

/**
 * A dialog that asks for a reason and sends the report. It keeps the text until it is sent. Pass the subject's and the
 * member's id as `key`.
 */
export function OwnReportDialog({ subject, isOpen, onOpenChange, onReported }: OwnReportDialogProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const counter = useFieldCounter();
  const [text, keep] = useKeptText(`report-${subject.kind}-${subject.id}`);
  const { mutate, isPending, error, reset } = useMutation(reportMutation(api));

  useResetOnOpen(isOpen, reset);

  const close = () => {
    keep(null);
    onOpenChange(false);
    onReported();
  };
  const send = (reason: string, details: string | null) =>
    mutate(
      { ...subject, reason: reason as ReportReason, text: details },
      {
        onSuccess: () => {
          close();
          toasts.success(formatMessage(m.sent));
        },
        onError: (problem) => {
          if (!isReported(problem)) return;
          close();
          toasts.info(problemText(formatMessage, problem));
        },
      },
    );
  return (
    <ReportDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(m.title, { type: subject.kind })}
      reasons={Object.entries(reportReasons).map(([value, label]) => ({ value, label: formatMessage(label) }))}
      text={text}
      onTextChange={keep}
      limit={reportLength}
      onSend={send}
      isPending={isPending}
      errorMessage={error && !isReported(error) && problemText(formatMessage, error)}
      messages={{
        ...counter,
        reason: formatMessage(m.reason),
        label: formatMessage(m.label),
        send: formatMessage(m.send),
        pending: formatMessage(m.sending),
        cancel: formatMessage(commonMessages.cancel),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {formatMessage(m.text)}
    </ReportDialog>
  );
}
