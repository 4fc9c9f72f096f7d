import { ApiError } from '@pwr-community/api/errors';
import { decideReportsMutation } from '@pwr-community/api/mutations/reports';
import type { ReportedSubject } from '@pwr-community/api/schema';
import { AppealDialog } from '@pwr-community/ui/community/AppealDialog';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { useFieldCounter } from '../../../shared/appeals/useFieldCounter.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { reportLength } from '../../../shared/reports/messages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { useResetOnOpen } from '../../../shared/useResetOnOpen.ts';
import { decisionMessages } from '../review/messages.ts';
import { unresolvedMessages } from '../unresolved/messages.ts';
import { reportDeskMessages as m } from './messages.ts';
import { type Decision, subjectOf } from './subject.ts';

export interface ReportsDecisionProps {
  reported: ReportedSubject;
  decision: Decision;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const words = {
  uphold: { title: m.upholdTitle, text: m.upholdText, send: m.upholdSend },
  dismiss: { title: m.dismissTitle, text: m.dismissText, send: m.dismissSend },
};

/** True if another admin decided first. A toast reports it after the dialog closes. */
const isDecided = (problem: Error) => problem instanceof ApiError && problem.code === 'report-decided';

/** Confirms and sends a decision on all reports about one subject. If another admin decided first, says so. */
export function ReportsDecision({ reported, decision, isOpen, onOpenChange }: ReportsDecisionProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const counter = useFieldCounter();
  const { mutate, isPending, error, reset } = useMutation(decideReportsMutation(api));
  const { firstReportId: id, lastReportId, totalReports: count, author } = reported;

  useResetOnOpen(isOpen, reset);

  const send = (answer: string) =>
    mutate(
      { id, decision, lastReportId, answer: answer || null },
      {
        onSuccess: () => {
          onOpenChange(false);
          toasts.success(formatMessage(decisionMessages.made));
        },
        onError: (problem) => {
          // Closes the dialog, because the refetched list no longer has the subject.
          if (!isDecided(problem)) return;
          onOpenChange(false);
          const title = subjectOf(formatMessage, reported);
          toasts.error(formatMessage(decisionMessages.failed, { title, problem: problemText(formatMessage, problem) }));
        },
      },
    );
  const { title, text, send: button } = words[decision];
  return (
    <AppealDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(title, { count })}
      limit={reportLength}
      isOptional
      onSend={send}
      isPending={isPending}
      errorMessage={error && !isDecided(error) && problemText(formatMessage, error)}
      messages={{
        ...counter,
        label: formatMessage(m.answerLabel),
        send: formatMessage(button, { count }),
        pending: formatMessage(unresolvedMessages.deciding),
        cancel: formatMessage(commonMessages.cancel),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {formatMessage(text, { count, author: <bdi key="author">{author.name}</bdi> })}
    </AppealDialog>
  );
}
