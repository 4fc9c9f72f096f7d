import type { RejectionReason, ReviewSubmission, UsualPoints } from '@pwr-community/api/schema';
import { AcceptDialog } from '@pwr-community/ui/community/AcceptDialog';
import { DecisionPanel } from '@pwr-community/ui/community/DecisionPanel';
import { RejectDialog } from '@pwr-community/ui/community/RejectDialog';
import { useStable } from '@pwr-community/ui/useStable';
import { useMemo, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../../shared/messages.ts';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { useKeptText } from '../../../shared/useKeptText.ts';
import { sanctionMessages } from '../members/sanctionMessages.ts';
import { MemberActions, type MemberActionsProps } from './MemberActions.tsx';
import { MessageField } from './MessageField.tsx';
import { bulkMessages, decisionMessages as m } from './messages.ts';
import { Outcome } from './SubmissionView.tsx';
import { reasons, step, usePointsCheck, useUsualPoints, type useChoice } from './useChoice.ts';

function useReasonOptions() {
  const { formatMessage } = useIntl();
  return useMemo(
    () => reasons.map((value) => ({ value, label: formatMessage(reasonMessages[value].name) })),
    [formatMessage],
  );
}

interface DecisionProps extends MemberActionsProps {
  choice: ReturnType<typeof useChoice>;
  onAccept: (points: number, message: string) => void;
  onReject: (reason: RejectionReason, message: string) => void;
  pointsRef: Ref<HTMLInputElement>;
  messageRef: Ref<HTMLTextAreaElement>;
  ref: Ref<HTMLDivElement>;
}

/** The decision panel next to the open submission. */
export function Decision({ choice, pointsRef, messageRef, ref, onAccept, onReject, ...member }: DecisionProps) {
  const { formatMessage } = useIntl();
  const reasonOptions = useReasonOptions();
  const checkPoints = usePointsCheck();
  const { submission } = member;
  const { points, reason, message } = choice;
  const on = useStable({ changeMessage: (value: string) => choice.choose({ message: value }) });
  return (
    <DecisionPanel
      ref={ref}
      pointsRef={pointsRef}
      points={points}
      onPointsChange={(value) => choice.choose({ points: value })}
      checkPoints={checkPoints}
      step={step}
      reasons={reasonOptions}
      reason={reason}
      onReasonChange={(value) => choice.choose({ reason: value as RejectionReason })}
      onAccept={() => points !== null && onAccept(points, message)}
      onReject={() => reason && onReject(reason, message)}
      fields={<MessageField ref={messageRef} value={message} onChange={on.changeMessage} />}
      outcome={submission.status !== 'In Review' && <Outcome submission={submission} />}
      actions={<MemberActions key={submission.submissionId} {...member} />}
      messages={{
        title: formatMessage(m.title),
        points: formatMessage(m.points),
        pointsHint: formatMessage(m.pointsHint),
        accept: (value) => formatMessage(m.acceptWith, { points: value }),
        reason: formatMessage(m.reason),
        reject: formatMessage(m.reject),
        rejectHint: formatMessage(m.rejectHint),
        accepting: formatMessage(m.accepting),
        rejecting: formatMessage(m.rejecting),
      }}
    />
  );
}

/** Resolves to the ids of the submissions that the server decided; undefined if none was sent. */
type Sent = Promise<readonly number[]> | undefined;

interface DecisionDialogsProps {
  open: 'accept' | 'reject' | undefined;
  onClose: () => void;
  /** The submissions to decide: the open one, or the selected ones. */
  submissions: readonly ReviewSubmission[];
  /** If `points` is undefined, each submission gets the usual points for its type. */
  onAccept: (points: number | undefined, message: string) => Sent;
  onReject: (reason: RejectionReason, message: string) => Sent;
}

/** Dialogs that ask for the points or the reason, for bulk decisions and for phones, where the panel is hidden. */
export function DecisionDialogs({ open, onClose, submissions, onAccept, onReject }: DecisionDialogsProps) {
  const { formatMessage } = useIntl();
  const reasonOptions = useReasonOptions();
  const usual = useUsualPoints();
  const checkPoints = usePointsCheck();
  // The message belongs to the submissions at opening. Another admin may decide some of them while it is typed.
  const ids = submissions.map(({ submissionId }) => submissionId).join(' ');
  const [opening, setOpening] = useState({ open, ids });
  if (opening.open !== open) setOpening({ open, ids: open ? ids : opening.ids });
  const [message, keepMessage] = useKeptText(`message ${opening.ids}`);
  const finish = (sent: Sent) => {
    onClose();
    // The message stays if the decision fails, because the submissions then reappear.
    void sent?.then((decided) => decided.length > 0 && keepMessage(null));
  };
  const count = submissions.length;
  const [first] = submissions;
  const common = usual && commonPoints(submissions, usual);
  const total = usual ? submissions.reduce((sum, { contentType }) => sum + usual[contentType], 0) : 0;
  const modalWords = {
    close: formatMessage(commonMessages.close),
    scrim: formatMessage(commonMessages.refreshPage),
    cancel: formatMessage(commonMessages.cancel),
  };
  const fields = <MessageField value={message} onChange={keepMessage} />;
  const disqualified = submissions.filter(({ user }) => user.isDisqualified);
  const warning =
    disqualified.length > 0 &&
    (count === 1
      ? formatMessage(sanctionMessages.warning, { name: <bdi key="name">{first?.user.name}</bdi> })
      : formatMessage(bulkMessages.disqualified, { count: disqualified.length }));
  return (
    <>
      <AcceptDialog
        isOpen={open === 'accept'}
        onOpenChange={onClose}
        title={formatMessage(bulkMessages.acceptTitle, { count })}
        defaultPoints={common ?? null}
        whenEmpty={
          common === undefined
            ? {
                accept: formatMessage(bulkMessages.acceptUsual, { count, total }),
                onAccept: () => finish(onAccept(undefined, message)),
              }
            : undefined
        }
        checkPoints={checkPoints}
        step={step}
        onAccept={(points) => finish(onAccept(points, message))}
        fields={fields}
        messages={{
          ...modalWords,
          points: formatMessage(count === 1 ? m.points : bulkMessages.pointsEach),
          hint: formatMessage(common === undefined ? bulkMessages.usualHint : m.pointsHint),
          accept: (points) =>
            count === 1
              ? formatMessage(m.acceptWith, { points })
              : formatMessage(bulkMessages.acceptWith, { count, points, total: points * count }),
          pending: formatMessage(m.accepting),
        }}
      >
        {warning ? (
          <strong>{warning}</strong>
        ) : count === 1 && first ? (
          formatMessage(m.acceptText, { name: <bdi key="name">{first.user.name}</bdi> })
        ) : (
          formatMessage(bulkMessages.acceptText)
        )}
      </AcceptDialog>
      <RejectDialog
        isOpen={open === 'reject'}
        onOpenChange={onClose}
        title={formatMessage(bulkMessages.rejectTitle, { count })}
        reasons={reasonOptions}
        onReject={(value) => finish(onReject(value as RejectionReason, message))}
        messages={{
          ...modalWords,
          reason: formatMessage(m.reasonLabel),
          hint: formatMessage(m.rejectHint),
          reject: formatMessage(m.reject),
          pending: formatMessage(m.rejecting),
        }}
      >
        {count === 1 && warning && <strong>{warning}</strong>}
        {fields}
      </RejectDialog>
    </>
  );
}

/** Returns the usual points if they are the same for all submissions; otherwise undefined. */
function commonPoints(submissions: readonly ReviewSubmission[], usual: UsualPoints): number | undefined {
  const all = new Set(submissions.map(({ contentType }) => usual[contentType]));
  return all.size === 1 ? [...all][0] : undefined;
}
