import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for the notification settings. */
export const notificationMessages = defineMessages({
  title: {
    id: 'notice.settings',
    defaultMessage: 'Notifications',
    description: 'Title of the settings of notifications',
  },
  hint: {
    id: 'notice.settingsHint',
    defaultMessage: 'Choose what you hear about, and where. The daily email comes only when something is new.',
    description: 'Under the title of the settings of notifications',
  },
  emailTo: {
    id: 'notice.emailTo',
    defaultMessage: 'The daily email goes to {email}.',
    description: 'In the settings of notifications; email is the member’s confirmed address',
  },
  noEmail: {
    id: 'notice.noEmail',
    defaultMessage: 'To get the daily email, you need a confirmed email address.',
    description: 'In the settings of notifications, for members without an address',
  },
  confirmEmail: {
    id: 'notice.confirmEmail',
    defaultMessage: 'Confirm your email address',
    description: 'Link to the quest that confirms an email address',
  },
  inApp: {
    id: 'notice.inApp',
    defaultMessage: 'In the app',
    description: 'Switch of a kind of notification: shown on this site',
  },
  byEmail: {
    id: 'notice.byEmail',
    defaultMessage: 'Daily email',
    description: 'Switch of a kind of notification: part of an email that comes once a day',
  },
  nameOf: {
    id: 'notice.switchOf',
    defaultMessage: '{way}: {subject}',
    description:
      'Spoken name of a switch; way is “In the app” or “Daily email”, subject such as “Replies to your comments”',
  },
  loading: {
    id: 'notice.settingsLoading',
    defaultMessage: 'Loading notification settings',
    description: 'Spoken while the settings of notifications load',
  },
  failed: {
    id: 'notice.settingsFailed',
    defaultMessage: 'Error loading notification settings',
    description: 'In place of the settings of notifications that could not be loaded',
  },
  questVerified: {
    id: 'notice.kindQuestVerified',
    defaultMessage: 'Verified quests',
    description: 'Kind of notification',
  },
  questRefused: {
    id: 'notice.kindQuestRefused',
    defaultMessage: 'Quests that were not verified',
    description: 'Kind of notification',
  },
  submissionAccepted: {
    id: 'notice.kindSubmissionAccepted',
    defaultMessage: 'Accepted submissions',
    description: 'Kind of notification',
  },
  submissionRejected: {
    id: 'notice.kindSubmissionRejected',
    defaultMessage: 'Rejected submissions',
    description: 'Kind of notification',
  },
  appealDecided: {
    id: 'notice.kindAppealDecided',
    defaultMessage: 'Decisions on your appeals',
    description: 'Kind of notification',
  },
  comment: {
    id: 'notice.kindComment',
    defaultMessage: 'Comments on your projects',
    description: 'Kind of notification',
  },
  reply: { id: 'notice.kindReply', defaultMessage: 'Replies to your comments', description: 'Kind of notification' },
  upvotes: {
    id: 'notice.kindUpvotes',
    defaultMessage: 'Upvotes for your projects',
    description: 'Kind of notification',
  },
  friendJoined: {
    id: 'notice.kindFriendJoined',
    defaultMessage: 'Friends who joined',
    description: 'Kind of notification: members who signed up with the reader’s invitation',
  },
  friendCounted: {
    id: 'notice.kindFriendCounted',
    defaultMessage: 'Friends who completed 4 quests',
    description: 'Kind of notification',
  },
  pointsAdjusted: {
    id: 'notice.kindPointsAdjusted',
    defaultMessage: 'Changes to your points by an admin',
    description: 'Kind of notification',
  },
  moderated: {
    id: 'notice.kindModerated',
    defaultMessage: 'Upheld reports about what you posted',
    description: 'Kind of notification',
  },
  reportUpheld: {
    id: 'notice.kindReportUpheld',
    defaultMessage: 'Your reports that were upheld',
    description: 'Kind of notification',
  },
  reportDismissed: {
    id: 'notice.kindReportDismissed',
    defaultMessage: 'Your reports that were dismissed',
    description: 'Kind of notification',
  },
  disqualified: {
    id: 'notice.kindDisqualified',
    defaultMessage: 'Your disqualification',
    description: 'Kind of notification',
  },
  reinstated: {
    id: 'notice.kindReinstated',
    defaultMessage: 'End of your disqualification',
    description: 'Kind of notification',
  },
  silenced: {
    id: 'notice.kindSilenced',
    defaultMessage: 'Limits on your posting',
    description: 'Kind of notification',
  },
  unsilenced: {
    id: 'notice.kindUnsilenced',
    defaultMessage: 'Permission to post again',
    description: 'Kind of notification',
  },
  airdropClosing: {
    id: 'notice.kindAirdropClosing',
    defaultMessage: 'End of the airdrop',
    description: 'Kind of notification',
  },
  snapshot: {
    id: 'notice.kindSnapshot',
    defaultMessage: 'Airdrop snapshots',
    description: 'Kind of notification: points of all members were frozen',
  },
});
