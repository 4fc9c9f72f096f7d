import { ApiError } from '@pwr-community/api/errors';
import { acceptAppealMutation, upholdAppealMutation } from '@pwr-community/api/mutations/appeals';
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
import { useResetOnOpen } from '../../../shared/useResetOnOpen.ts';
import { decisionMessages } from '../review/messages.ts';
import { step, useUsualPoints } from '../review/useChoice.ts';
import { unresolvedMessages } from '../unresolved/messages.ts';
import { appealDeskMessages as m } from './messages.ts';
import { type Decision, subjectOf } from './subject.ts';

export interface AppealDecisionProps {
  appeal: AppealToDecide;
  decision: Decision;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Confirms and sends a decision on an appeal. If another admin decided first, says so. */
export function AppealDecision({ appeal, decision, isOpen, onOpenChange }: AppealDecisionProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const counter = useFieldCounter();
  const usual = useUsualPoints();
  const accept = useMutation(acceptAppealMutation(api));
  const uphold = useMutation(upholdAppealMutation(api));
  const { isPending, error, reset } = decision === 'accept' ? accept : uphold;
  const { appealId: id, quest, user } = appeal;
  const subject = subjectOf(appeal);

  useResetOnOpen(isOpen, reset);

  const outcome = {
    onSuccess: () => {
      onOpenChange(false);
      announceDecision();
      toasts.success(formatMessage(decisionMessages.made));
    },
    onError: (problem: Error) => {
      // Already decided, or the first decision was undone: the list has been refetched without the appeal.
      if (!(problem instanceof ApiError && problem.code === 'appeal-decided')) return;
      onOpenChange(false);
      toasts.error(
        formatMessage(decisionMessages.failed, { title: subject, problem: problemText(formatMessage, problem) }),
      );
    },
  };
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
        title={formatMessage(m.upholdTitle)}
        limit={appealLength}
        onSend={(answer) => uphold.mutate({ id, answer }, outcome)}
        messages={{
          ...words,
          ...counter,
          label: formatMessage(m.upholdLabel),
          send: formatMessage(m.upholdSend),
        }}
      >
        {formatMessage(m.upholdText, names)}
      </AppealDialog>
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
