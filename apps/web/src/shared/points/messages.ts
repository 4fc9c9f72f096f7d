import type { PointEntry } from '@pwr-community/api/schema';
import { defineMessages } from '@pwr-community/i18n/defineMessages';
import type { MessageDescriptor } from 'react-intl';

/** Messages about points changes and their causes. */
export const pointMessages = defineMessages({
  causeQuest: { id: 'points.causeQuest', defaultMessage: 'Quest', description: 'Cause of a change in points' },
  causeGm: { id: 'points.causeGm', defaultMessage: 'Daily GM', description: 'Cause of a change in points' },
  causeReferral: {
    id: 'points.causeReferral',
    defaultMessage: 'Invited friend',
    description: 'Cause of a change in points: an invited member became active',
  },
  causeQuiz: {
    id: 'points.causeQuiz',
    defaultMessage: 'Correct quiz answer',
    description: 'Cause of a change in points',
  },
  causeStreak: {
    id: 'points.causeStreak',
    defaultMessage: 'Quiz streak',
    description: 'Cause of a change in points: the bonus for another day in a row',
  },
  causeSubmission: {
    id: 'points.causeSubmission',
    defaultMessage: 'Accepted content',
    description: 'Cause of a change in points: a submission was accepted',
  },
  causeAdjustment: {
    id: 'points.causeAdjustment',
    defaultMessage: 'Correction',
    description: 'Cause of a change in points: an admin added or took some',
  },
  causeReinstatement: {
    id: 'points.causeReinstatement',
    defaultMessage: 'Reinstatement',
    description: 'Entry of the points history: the points that a disqualification took came back',
  },
  causeDisqualification: {
    id: 'points.causeDisqualification',
    defaultMessage: 'Disqualification',
    description: 'Cause of a change in points: an admin took all of them',
  },
  byActor: {
    id: 'points.byActor',
    defaultMessage: 'By {name}',
    description: 'Under an entry of the points history: the admin who made it',
  },
  historyUnit: {
    id: 'points.historyUnit',
    defaultMessage: '{count, plural, one {pt} other {pts}}',
    description: 'After the points of an entry, which stand before it with their sign: the shortest word for points',
  },
});

/** Labels of point entries, by kind. */
export const causeNames: Record<PointEntry['kind'], MessageDescriptor> = {
  quest: pointMessages.causeQuest,
  gm: pointMessages.causeGm,
  referral: pointMessages.causeReferral,
  quiz: pointMessages.causeQuiz,
  streak: pointMessages.causeStreak,
  submission: pointMessages.causeSubmission,
  adjustment: pointMessages.causeAdjustment,
  disqualification: pointMessages.causeDisqualification,
};
