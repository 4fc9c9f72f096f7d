import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for a member's appeal against a decision. */
export const appealMessages = defineMessages({
  appeal: {
    id: 'appeal.appeal',
    defaultMessage: 'Appeal',
    description: 'Button, a verb: opens a dialog to ask for another look at a rejected submission or quest',
  },
  title: {
    id: 'appeal.title',
    defaultMessage: 'Appeal this decision',
    description: 'Title of the dialog in which a member asks for another look at a rejection',
  },
  text: {
    id: 'appeal.text',
    defaultMessage: 'An admin will review the decision. You can appeal once, until {date}.',
    description: 'In that dialog; date is as “December 4”',
  },
  label: {
    id: 'appeal.label',
    defaultMessage: 'Why should the decision change?',
    description: 'Label of the field in that dialog',
  },
  send: { id: 'appeal.send', defaultMessage: 'Send appeal', description: 'Button of that dialog' },
  sending: { id: 'appeal.sending', defaultMessage: 'Sending your appeal', description: 'Spoken while it is sent' },
  sent: { id: 'appeal.sent', defaultMessage: 'Appeal sent', description: 'Toast after it was sent' },
  yours: {
    id: 'appeal.yours',
    defaultMessage: 'Your appeal',
    description: 'Spoken name of the steps of an appeal: when it was sent, and what came of it',
  },
  appealed: {
    id: 'appeal.appealed',
    defaultMessage: 'Appealed on {date}',
    description: 'First step of an appeal; date is as “December 4, 2026”',
  },
  open: {
    id: 'appeal.open',
    defaultMessage: 'Waiting for an admin',
    description: 'Last step of an appeal that is not decided yet',
  },
  accepted: {
    id: 'appeal.accepted',
    defaultMessage: 'Appeal accepted on {date}',
    description: 'Last step of an appeal after which the decision was changed',
  },
  upheld: {
    id: 'appeal.upheld',
    defaultMessage: 'Decision upheld on {date}',
    description: 'Last step of an appeal after which the decision stays; the admin’s reason follows',
  },
});

/** Messages for a text field's character counter, for members and admins. */
export const appealFieldMessages = defineMessages({
  count: {
    id: 'appeal.count',
    defaultMessage: '{used, number} / {limit, number}',
    description: 'Beside a text: characters used, of how many',
  },
  left: {
    id: 'appeal.left',
    defaultMessage: '{left, plural, one {# character left} other {# characters left}}',
    description: 'Spoken near the limit of a text',
  },
});

/** Maximum length of an appeal and of its answer, the same as on the server. */
export const appealLength = 500;
