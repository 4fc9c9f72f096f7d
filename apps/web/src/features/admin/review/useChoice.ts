import type { RejectionReason, ReviewSubmission } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { decisionMessages as m } from './messages.ts';

/** Default points for an acceptance, and the step of the plus and minus buttons, from the specification. */
export const usualPoints = 250;
export const step = 50;

/** Chosen values for a submission. */
interface Choice {
  points: number | null;
  reason: RejectionReason | null;
}
const usual: Choice = { points: usualPoints, reason: null };

export const reasons = Object.keys(reasonMessages) as RejectionReason[];

/** The points and reason chosen for a submission, by mouse or by keyboard. */
export function useChoice(current: ReviewSubmission | undefined) {
  const { formatMessage } = useIntl();
  // Stored per submission, so that the choice is restored if the decision fails.
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const { points, reason } = (current && choices.get(current.submissionId)) ?? usual;
  const choose = (change: Partial<Choice>) =>
    current && setChoices(new Map(choices).set(current.submissionId, { points, reason, ...change }));
  // Announced, because a key changes a control that isn't focused.
  const chooseReason = (number: number) => {
    const next = reasons[number - 1];
    if (!next) return;
    choose({ reason: next });
    announce(formatMessage(m.reasonNow, { reason: formatMessage(reasonMessages[next].name) }));
  };
  const stepPoints = (direction: 1 | -1) => {
    const next = (points ?? 0) + direction * step;
    choose({ points: next });
    announce(formatMessage(m.pointsNow, { points: next }));
  };
  return { points, reason, choose, chooseReason, stepPoints };
}
