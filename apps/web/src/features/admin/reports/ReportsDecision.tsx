import { ApiError } from '@pwr-community/api/errors';
import { decideReportsMutation, decideReportsOfManyMutation } from '@pwr-community/api/mutations/reports';
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
import { useKeptText } from '../../../shared/useKeptText.ts';
import { useResetOnOpen } from '../../../shared/useResetOnOpen.ts';
import { useBulkDecision } from '../desk/useBulkDecision.ts';
import { decisionMessages } from '../review/messages.ts';
import { unresolvedMessages } from '../unresolved/messages.ts';
import { reportDeskMessages as m } from './messages.ts';
import { type Decision, subjectOf } from './subject.ts';

export interface ReportsDecisionProps {
  /** The subjects whose reports are decided: one, or several that get the same decision. */
  subjects: readonly ReportedSubject[];
  decision: Decision;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after a successful decision, and if another admin decided first. */
  onDone: () => void;
}

const words = {
  uphold: {
    title: m.upholdTitle,
    text: m.upholdText,
    send: m.upholdSend,
    some: m.upholdSome,
    someText: m.upholdSomeText,
  },
  dismiss: {
    title: m.dismissTitle,
    text: m.dismissText,
    send: m.dismissSend,
    some: m.dismissSome,
    someText: m.dismissSomeText,
  },
};

/** True if another admin decided first, or the report was deleted. The dialog then closes, so a toast reports it. */
const isGone = (problem: Error) =>
  problem instanceof ApiError && ['report-decided', 'report-not-found'].includes(problem.code);

/**
 * A dialog to confirm and send a decision on the reports of one or more subjects. If another admin decided first, a
 * toast reports it.
 */
export function ReportsDecision({ subjects, decision, isOpen, onOpenChange, onDone }: ReportsDecisionProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const decideInBulk = useBulkDecision();
  const counter = useFieldCounter();
  const one = useMutation(decideReportsMutation(api));
  const several = useMutation(decideReportsOfManyMutation(api));
  const [reported] = subjects as [ReportedSubject];
  const isBulk = subjects.length > 1;
  const { isPending, error, reset } = isBulk ? several : one;
  const { firstReportId: id, lastReportId, totalReports: count, author } = reported;
  const ids = subjects.map(({ firstReportId }) => firstReportId).join(' ');
  const [answer, keepAnswer] = useKeptText(`${decision} reports ${ids}`);

  useResetOnOpen(isOpen, reset);

  const sendMany = async (sent: string) => {
    await decideInBulk(subjects, async (part) => {
      const { decided, skipped } = await several.mutateAsync({
        subjects: part.map((each) => ({ firstReportId: each.firstReportId, lastReportId: each.lastReportId })),
        decision,
        ...(sent && { answer: sent }),
      });
      const nameOf = (firstReportId: number) =>
        subjectOf(
          formatMessage,
          part.find((each) => each.firstReportId === firstReportId)!,
        );
      return {
        decided: decided.length,
        skipped: skipped.map(({ firstReportId, code }) => ({ name: nameOf(firstReportId), code })),
      };
    });
    keepAnswer(null);
    onDone();
  };
  const sendOne = (sent: string) =>
    one.mutate(
      { id, decision, lastReportId, answer: sent || null },
      {
        onSuccess: () => {
          keepAnswer(null);
          onDone();
          toasts.success(formatMessage(decisionMessages.made));
        },
        onError: (problem) => {
          // Closes the dialog, because the refetched list no longer contains the subject.
          if (!isGone(problem)) return;
          onDone();
          const title = subjectOf(formatMessage, reported);
          toasts.error(formatMessage(decisionMessages.failed, { title, problem: problemText(formatMessage, problem) }));
        },
      },
    );
  const { title, text, send: button, some, someText } = words[decision];
  const total = subjects.reduce((sum, { totalReports }) => sum + totalReports, 0);
  return (
    <AppealDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isBulk ? formatMessage(some, { count: subjects.length }) : formatMessage(title, { count })}
      text={answer}
      onTextChange={keepAnswer}
      limit={reportLength}
      isOptional
      // The dialog shows errors, so the rejection is ignored here.
      onSend={(sent) => (isBulk ? void sendMany(sent).catch(() => {}) : sendOne(sent))}
      isPending={isPending}
      errorMessage={error && !isGone(error) && problemText(formatMessage, error)}
      messages={{
        ...counter,
        label: formatMessage(m.answerLabel),
        send: formatMessage(button, { count: total }),
        pending: formatMessage(unresolvedMessages.deciding),
        cancel: formatMessage(commonMessages.cancel),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {isBulk ? formatMessage(someText) : formatMessage(text, { count, author: <bdi key="author">{author.name}</bdi> })}
    </AppealDialog>
  );
}
