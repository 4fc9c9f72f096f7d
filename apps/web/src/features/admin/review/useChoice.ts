import { usualPointsQuery } from '@pwr-community/api/queries/content';
import type { RejectionReason, ReviewSubmission, UsualPoints } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { isMissingOr, isNullOr, isNumber, isOneOf, isShape, isString } from '../../../shared/shape.ts';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { writeTab } from '../../../shared/tabStorage.ts';
import { useDraftKey } from '../../../shared/useDraftKey.ts';
import { useKept } from '../../../shared/useKept.ts';
import { membersMessages } from '../members/messages.ts';
import { decisionMessages as m } from './messages.ts';

/** Step of the plus and minus buttons and of their keyboard shortcuts, from the specification. */
export const step = 50;

/** Maximum number of points that an acceptance adds or takes away, from the contract. */
const most = 1_000_000;

/** True if an acceptance can award these points. */
export const areAwardable = (points: number) => Number.isInteger(points) && Math.abs(points) <= most;

/** Returns a function that returns the error for points that no acceptance can award; undefined for others. */
export function usePointsCheck() {
  const { formatMessage } = useIntl();
  return (points: number) =>
    areAwardable(points) ? undefined : formatMessage(membersMessages.notWhole, { least: -most, most });
}

/** Values chosen for a submission. */
interface Choice {
  points: number | null;
  reason: RejectionReason | null;
  /** The message to the member. */
  message: string;
}

export const reasons = Object.keys(reasonMessages) as RejectionReason[];

const subjectOf = (submissionId: number | undefined) => `choice-${submissionId}`;

/** Returns a function that forgets what was chosen for these submissions. */
export function useForgetChoices() {
  const draftKey = useDraftKey();
  return (submissionIds: readonly number[]) => {
    for (const id of submissionIds) writeTab(draftKey(subjectOf(id)), null);
  };
}

const nothing = {};
const isChoice = isShape<Partial<Choice>>({
  points: isMissingOr(isNullOr(isNumber)),
  reason: isMissingOr(isNullOr(isOneOf(reasons))),
  message: isMissingOr(isString),
});

/** The points that admins have set for each type; undefined while loading. */
export const useUsualPoints = (): UsualPoints | undefined => useQuery(usualPointsQuery(api)).data;

/** The points, reason and message chosen for a submission, by mouse or by keyboard. */
export function useChoice(current: ReviewSubmission | undefined) {
  const { formatMessage } = useIntl();
  const { data: usual, isPending } = useQuery(usualPointsQuery(api));
  const draftKey = useDraftKey();
  // Kept per submission, so that the choice is restored if the decision fails. Contains only what the admin chose: the
  // usual points may still be loading.
  const [chosen, , choose] = useKept<Partial<Choice>>(draftKey(subjectOf(current?.submissionId)), nothing, isChoice);
  const { points, reason, message }: Choice = {
    points: (current && usual?.[current.contentType]) ?? null,
    reason: null,
    message: '',
    ...chosen,
  };
  // Announced, because the keyboard shortcut changes a control that isn't focused.
  const chooseReason = (number: number) => {
    const next = reasons[number - 1];
    if (!next) return;
    choose({ reason: next });
    announce(formatMessage(m.reasonNow, { reason: formatMessage(reasonMessages[next].name) }));
  };
  const stepPoints = (direction: 1 | -1) => {
    // A step starts from the usual points, or from 0 if they can't be loaded.
    if (points === null && isPending) return;
    const next = (points ?? 0) + direction * step;
    choose({ points: next });
    announce(formatMessage(m.pointsNow, { points: next }));
  };
  return { points, arePointsLoading: points === null && isPending, reason, message, choose, chooseReason, stepPoints };
}
