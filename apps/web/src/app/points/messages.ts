import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** What moved points, and on whose behalf. */
export const pointMessages = defineMessages({
  causeQuest: { id: 'profile.causeQuest', defaultMessage: 'Quest', description: 'What moved points' },
  causeGm: { id: 'profile.causeGm', defaultMessage: 'Daily GM', description: 'What moved points' },
  causeReferral: {
    id: 'profile.causeReferral',
    defaultMessage: 'Invited friend',
    description: 'What moved points: an invited member became active',
  },
  causeQuiz: {
    id: 'profile.causeQuiz',
    defaultMessage: 'Right answer in the quiz',
    description: 'What moved points',
  },
  causeStreak: {
    id: 'profile.causeStreak',
    defaultMessage: 'Quiz streak',
    description: 'What moved points: the bonus for another day in a row',
  },
  causeSubmission: {
    id: 'profile.causeSubmission',
    defaultMessage: 'Accepted content',
    description: 'What moved points: a submission was accepted',
  },
  causeAdjustment: {
    id: 'profile.causeAdjustment',
    defaultMessage: 'Correction',
    description: 'What moved points: an admin added or took some',
  },
  causeDisqualification: {
    id: 'profile.causeDisqualification',
    defaultMessage: 'Disqualification',
    description: 'What moved points: an admin took all of them',
  },
  byActor: {
    id: 'profile.byActor',
    defaultMessage: 'By {name}',
    description: 'Under an entry of the points history: the admin who made it',
  },
  historyUnit: {
    id: 'profile.historyUnit',
    defaultMessage: '{count, plural, one {pt} other {pts}}',
    description: 'After the points of an entry, which stand before it with their sign: the shortest word for points',
  },
});
