import { ApiError } from '@pwr-community/api/errors';
import {
  acceptAppealMutation,
  decideAppealsMutation,
  upholdAppealMutation,
} from '@pwr-community/api/mutations/appeals';
import type { AppealToDecide } from '@pwr-community/api/schema';
import { AcceptDialog } from '@pwr-community/ui/community/AcceptDialog';
import { AppealDialog } from '@pwr-community/ui/community/AppealDialog';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { appealLength } from '../../../shared/appeals/messages.ts';
import { useFieldCounter } from '../../../shared/appeals/useFieldCounter.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { announceDecision } from '../../../shared/submissions/changes.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { useKeptText } from '../../../shared/useKeptText.ts';
import { useResetOnOpen } from '../../../shared/useResetOnOpen.ts';
import { useBulkDecision } from '../desk/useBulkDecision.ts';
import { bulkMessages, decisionMessages } from '../review/messages.ts';
import { step, usePointsCheck, useUsualPoints } from '../review/useChoice.ts';
import { unresolvedMessages } from '../unresolved/messages.ts';
import { appealDeskMessages as m } from './messages.ts';
import { type Decision, subjectOf } from './subject.ts';

export interface AppealDecisionProps {
  /** The appeals to decide: one, or several that get the same decision. */
  appeals: readonly AppealToDecide[];
  decision: Decision;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after a successful decision, and if another admin decided first. */
  onDone: () => void;
}

/** A dialog to confirm and send a decision on appeals. If another admin decided first, a toast reports it. */
export function AppealDecision({ appeals, decision, isOpen, onOpenChange, onDone }: AppealDecisionProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const decideInBulk = useBulkDecision();
  const counter = useFieldCounter();
  const usual = useUsualPoints();
  const checkPoints = usePointsCheck();
  const accept = useMutation(acceptAppealMutation(api));
  const uphold = useMutation(upholdAppealMutation(api));
  const several = useMutation(decideAppealsMutation(api));
  const [appeal] = appeals as [AppealToDecide];
  const count = appeals.length;
  const { isPending, error, reset } = count > 1 ? several : decision === 'accept' ? accept : uphold;
  const { appealId: id, quest, user } = appeal;
  const subject = subjectOf(appeal);
  const [answer, keepAnswer] = useKeptText(`uphold ${appeals.map(({ appealId }) => appealId).join(' ')}`);

  useResetOnOpen(isOpen, reset);

  const outcome = {
    onSuccess: () => {
      keepAnswer(null);
      onDone();
      announceDecision();
      toasts.success(formatMessage(decisionMessages.made));
    },
    onError: (problem: Error) => {
      // The refetched list no longer contains the appeal: another admin decided it, the first decision was undone, or
      // the submission was deleted.
      if (!(problem instanceof ApiError && ['appeal-decided', 'appeal-not-found'].includes(problem.code))) return;
      onDone();
      toasts.error(
        formatMessage(decisionMessages.failed, { title: subject, problem: problemText(formatMessage, problem) }),
      );
    },
  };
  const sendMany = async (how: { points?: number; answer?: string }) => {
    await decideInBulk(appeals, async (part) => {
      const appealIds = part.map(({ appealId }) => appealId);
      const { decided, skipped } = await several.mutateAsync({ appealIds, decision, ...how });
      const nameOf = (appealId: number) => subjectOf(part.find((one) => one.appealId === appealId)!);
      return {
        decided: decided.length,
        skipped: skipped.map(({ appealId, code }) => ({ name: nameOf(appealId), code })),
      };
    });
    keepAnswer(null);
    onDone();
    announceDecision();
  };
  /** Sends the decision on all appeals. The dialog shows errors, so the rejection is ignored here. */
  const decideMany = (how: { points?: number; answer?: string }) => void sendMany(how).catch(() => {});
  const modal = {
    isOpen,
    onOpenChange,
    isPending,
    errorMessage: error && problemText(formatMessage, error),
  };
  const words = {
    pending: formatMessage(unresolvedMessages.deciding),
    cancel: formatMessage(commonMessages.cancel),
    close: formatMessage(commonMessages.close),
    scrim: formatMessage(commonMessages.refreshPage),
  };
  const names = { subject: <bdi key="subject">{subject}</bdi>, member: <bdi key="member">{user.name}</bdi> };
  if (decision === 'uphold')
    return (
      <AppealDialog
        {...modal}
        title={count > 1 ? formatMessage(m.upholdSome, { count }) : formatMessage(m.upholdTitle)}
        text={answer}
        onTextChange={keepAnswer}
        limit={appealLength}
        onSend={(sent) => (count > 1 ? decideMany({ answer: sent }) : uphold.mutate({ id, answer: sent }, outcome))}
        messages={{
          ...words,
          ...counter,
          label: formatMessage(m.upholdLabel),
          send: count > 1 ? formatMessage(m.upholdSomeButton, { count }) : formatMessage(m.upholdSend),
        }}
      >
        {count > 1 ? formatMessage(m.upholdSomeText) : formatMessage(m.upholdText, names)}
      </AppealDialog>
    );
  if (count > 1)
    return (
      <AcceptDialog
        {...modal}
        title={formatMessage(m.acceptSome, { count })}
        defaultPoints={null}
        whenEmpty={{ accept: formatMessage(m.acceptSomeButton, { count }), onAccept: () => decideMany({}) }}
        checkPoints={checkPoints}
        step={step}
        onAccept={(points) => decideMany({ points })}
        messages={{
          ...words,
          points: formatMessage(m.pointsEach),
          hint: formatMessage(bulkMessages.usualHint),
          accept: () => formatMessage(m.acceptSomeButton, { count }),
        }}
      >
        {formatMessage(m.acceptSomeText)}
      </AcceptDialog>
    );
  if (quest)
    return (
      <ConfirmDialog
        {...modal}
        title={formatMessage(m.acceptTitle)}
        variant="primary"
        onConfirm={() => accept.mutate({ id }, outcome)}
        messages={{ ...words, confirm: formatMessage(m.acceptQuestButton) }}
      >
        {formatMessage(m.acceptQuest, { ...names, points: quest.points })}
      </ConfirmDialog>
    );
  return (
    <AcceptDialog
      {...modal}
      title={formatMessage(m.acceptTitle)}
      defaultPoints={(usual && appeal.submission && usual[appeal.submission.contentType]) ?? null}
      checkPoints={checkPoints}
      step={step}
      onAccept={(points) => accept.mutate({ id, points }, outcome)}
      messages={{
        ...words,
        points: formatMessage(decisionMessages.points),
        hint: formatMessage(decisionMessages.pointsHint),
        accept: (points) => formatMessage(decisionMessages.acceptWith, { points }),
      }}
    >
      {formatMessage(m.acceptSubmission, names)}
    </AcceptDialog>
  );
}
