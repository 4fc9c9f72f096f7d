import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for the report dialog. */
export const reportMessages = defineMessages({
  title: {
    id: 'report.title',
    defaultMessage:
      '{type, select, comment {Report this comment} project {Report this project} post {Report this post} other {Report this profile}}',
    description: 'Title of the dialog in which a member reports something; type is comment, project, post or profile',
  },
  text: {
    id: 'report.text',
    defaultMessage: 'An admin will review it and let you know the decision. The author won’t see who reported it.',
    description: 'In that dialog',
  },
  reason: {
    id: 'report.reason',
    defaultMessage: 'What’s wrong with it?',
    description: 'Label of the reasons in that dialog',
  },
  label: {
    id: 'report.label',
    defaultMessage: 'Details (optional)',
    description: 'Label of the field in that dialog',
  },
  send: { id: 'report.send', defaultMessage: 'Send report', description: 'Button of that dialog' },
  sending: { id: 'report.sending', defaultMessage: 'Sending your report', description: 'Spoken while it is sent' },
  sent: {
    id: 'report.sent',
    defaultMessage: 'Report sent. You’ll get a notification when it’s decided.',
    description: 'Toast after it was sent',
  },
});

/** Labels of report reasons, by the contract's names. */
export const reportReasons = defineMessages({
  spam: { id: 'report.reasonSpam', defaultMessage: 'Spam or advertising', description: 'Reason of a report' },
  harassment: {
    id: 'report.reasonHarassment',
    defaultMessage: 'Insults, threats, or hate',
    description: 'Reason of a report',
  },
  scam: { id: 'report.reasonScam', defaultMessage: 'Scam or dangerous link', description: 'Reason of a report' },
  impersonation: {
    id: 'report.reasonImpersonation',
    defaultMessage: 'Pretends to be someone else',
    description: 'Reason of a report: the person or project',
  },
  'off-topic': {
    id: 'report.reasonOffTopic',
    defaultMessage: 'Doesn’t belong here',
    description: 'Reason of a report',
  },
  other: {
    id: 'report.reasonOther',
    defaultMessage: 'Something else',
    description: 'Reason of a report, the last one',
  },
});

/** Maximum length of a report's details and of its answer, the same as on the server. */
export const reportLength = 500;
