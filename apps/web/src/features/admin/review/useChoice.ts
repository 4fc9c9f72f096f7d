import type { RejectionReason, ReviewSubmission } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { decisionMessages as m } from './messages.ts';

/** What an acceptance pays unless the admin says otherwise, and what plus and minus add, from the specification. */
export const usualPoints = 250;
export const step = 50;

/** What stands chosen for a submission. */
interface Choice {
  points: number | null;
  reason: RejectionReason | null;
}
const usual: Choice = { points: usualPoints, reason: null };

export const reasons = Object.keys(reasonMessages) as RejectionReason[];

/** The points and the reason chosen for a submission, with the mouse or by keys. */
export function useChoice(current: ReviewSubmission | undefined) {
  const { formatMessage } = useIntl();
  // By submission: what was chosen is there again where the decision did not arrive.
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const { points, reason } = (current && choices.get(current.submissionId)) ?? usual;
  const choose = (change: Partial<Choice>) =>
    current && setChoices(new Map(choices).set(current.submissionId, { points, reason, ...change }));
  // What a key changes is somewhere else on the page than the focus.
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
