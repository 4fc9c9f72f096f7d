import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const contactMessages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact the team', description: 'Title of the contact dialog' },
  name: { id: 'contact.name', defaultMessage: 'Your name', description: 'Label of a field' },
  nameMissing: { id: 'contact.nameMissing', defaultMessage: 'Enter your name', description: 'Under the field' },
  email: { id: 'contact.email', defaultMessage: 'Your email address', description: 'Label of a field' },
  emailHint: {
    id: 'contact.emailHint',
    defaultMessage: 'We’ll only use it to reply to you.',
    description: 'Under the field for the e-mail address',
  },
  emailWrong: {
    id: 'contact.emailWrong',
    defaultMessage: 'Enter an email address, such as nova@example.com',
    description: 'Under the field for the e-mail address',
  },
  message: { id: 'contact.message', defaultMessage: 'Message', description: 'Label of a field' },
  messageMissing: {
    id: 'contact.messageMissing',
    defaultMessage: 'Write your message',
    description: 'Under the field',
  },
  used: {
    id: 'contact.used',
    defaultMessage: '{used, number} / {limit, number}',
    description: 'Characters of a text, and how many it may have',
  },
  left: {
    id: 'contact.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Spoken when a text is nearly as long as it may be',
  },
  over: {
    id: 'contact.over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Spoken when a text is longer than it may be',
  },
  mistakes: {
    id: 'contact.mistakes',
    defaultMessage: '{count, plural, one {# field needs your attention} other {# fields need your attention}}',
    description: 'Above the list of what is wrong with a form',
  },
  send: { id: 'contact.send', defaultMessage: 'Send message', description: 'Button that sends the form' },
  sending: { id: 'contact.sending', defaultMessage: 'Sending', description: 'On the button while the form is sent' },
  sent: { id: 'contact.sent', defaultMessage: 'Message sent', description: 'Toast' },
});
