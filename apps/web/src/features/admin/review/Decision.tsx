import type { RejectionReason } from '@pwr-community/api/schema';
import { AcceptDialog } from '@pwr-community/ui/community/AcceptDialog';
import { DecisionPanel } from '@pwr-community/ui/community/DecisionPanel';
import { RejectDialog } from '@pwr-community/ui/community/RejectDialog';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../../shared/messages.ts';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { MemberActions, type MemberActionsProps } from './MemberActions.tsx';
import { decisionMessages as m } from './messages.ts';
import { Outcome } from './SubmissionView.tsx';
import { reasons, step, usualPoints, type useChoice } from './useChoice.ts';

interface DecisionHandlers {
  onAccept: (points: number) => void;
  onReject: (reason: RejectionReason) => void;
}

function useReasonOptions() {
  const { formatMessage } = useIntl();
  return reasons.map((value) => ({ value, label: formatMessage(reasonMessages[value].name) }));
}

interface DecisionProps extends DecisionHandlers, MemberActionsProps {
  choice: ReturnType<typeof useChoice>;
  pointsRef: Ref<HTMLInputElement>;
  /** Ref to the panel. */
  ref: Ref<HTMLDivElement>;
}

/** The decision panel next to the open submission. */
export function Decision({ choice, pointsRef, ref, onAccept, onReject, ...member }: DecisionProps) {
  const { formatMessage } = useIntl();
  const reasonOptions = useReasonOptions();
  const { submission } = member;
  return (
    <DecisionPanel
      ref={ref}
      pointsRef={pointsRef}
      points={choice.points}
      onPointsChange={(value) => choice.choose({ points: value })}
      step={step}
      reasons={reasonOptions}
      reason={choice.reason}
      onReasonChange={(value) => choice.choose({ reason: value as RejectionReason })}
      onAccept={() => choice.points !== null && onAccept(choice.points)}
      onReject={() => choice.reason && onReject(choice.reason)}
      outcome={submission.status !== 'In Review' && <Outcome submission={submission} />}
      actions={<MemberActions key={submission.submissionId} {...member} />}
      messages={{
        title: formatMessage(m.title),
        points: formatMessage(m.points),
        pointsHint: formatMessage(m.pointsHint),
        accept: (points) => formatMessage(m.acceptWith, { points }),
        reason: formatMessage(m.reason),
        reject: formatMessage(m.reject),
        rejectHint: formatMessage(m.rejectHint),
        accepting: formatMessage(m.accepting),
        rejecting: formatMessage(m.rejecting),
      }}
    />
  );
}

interface DecisionDialogsProps extends DecisionHandlers {
  open: 'accept' | 'reject' | undefined;
  onClose: () => void;
  memberName: string | undefined;
}

/** The decision on a phone, with dialogs for the points and the reason. */
export function DecisionDialogs({ open, onClose, memberName, onAccept, onReject }: DecisionDialogsProps) {
  const { formatMessage } = useIntl();
  const reasonOptions = useReasonOptions();
  const modalWords = {
    close: formatMessage(commonMessages.close),
    scrim: formatMessage(commonMessages.refreshPage),
    cancel: formatMessage(commonMessages.cancel),
  };
  return (
    <>
      <AcceptDialog
        isOpen={open === 'accept'}
        onOpenChange={onClose}
        title={formatMessage(m.acceptTitle)}
        defaultPoints={usualPoints}
        step={step}
        onAccept={onAccept}
        messages={{
          ...modalWords,
          points: formatMessage(m.points),
          hint: formatMessage(m.pointsHint),
          accept: (points) => formatMessage(m.acceptWith, { points }),
          pending: formatMessage(m.accepting),
        }}
      >
        {memberName !== undefined && formatMessage(m.acceptText, { name: <bdi key="name">{memberName}</bdi> })}
      </AcceptDialog>
      <RejectDialog
        isOpen={open === 'reject'}
        onOpenChange={onClose}
        title={formatMessage(m.rejectTitle)}
        reasons={reasonOptions}
        onReject={(value) => onReject(value as RejectionReason)}
        messages={{
          ...modalWords,
          reason: formatMessage(m.reasonLabel),
          hint: formatMessage(m.rejectHint),
          reject: formatMessage(m.reject),
          pending: formatMessage(m.rejecting),
        }}
      />
    </>
  );
}
