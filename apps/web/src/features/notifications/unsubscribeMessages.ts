import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for the page that unsubscribes from the daily email. */
export const unsubscribeMessages = defineMessages({
  title: {
    id: 'notice.unsubscribeTitle',
    defaultMessage: 'Unsubscribe from the daily email?',
    description: 'Title of the page that an email’s unsubscribe link opens',
  },
  hint: {
    id: 'notice.unsubscribeHint',
    defaultMessage: 'You’ll still get notifications in the app.',
    description: 'Under “Unsubscribe from the daily email?”',
  },
  confirm: {
    id: 'notice.unsubscribe',
    defaultMessage: 'Unsubscribe',
    description: 'Button that ends the daily email',
  },
  confirming: {
    id: 'notice.unsubscribing',
    defaultMessage: 'Unsubscribing',
    description: 'Spoken while “Unsubscribe” is under way',
  },
  done: {
    id: 'notice.unsubscribed',
    defaultMessage: 'You’re unsubscribed',
    description: 'Title after “Unsubscribe”',
  },
  doneHint: {
    id: 'notice.unsubscribedHint',
    defaultMessage: 'You won’t get the daily email anymore. You can turn it on again in your settings.',
    description: 'Under “You’re unsubscribed”',
  },
  failed: {
    id: 'notice.unsubscribeFailed',
    defaultMessage: 'Couldn’t unsubscribe',
    description: 'Title if “Unsubscribe” failed; the reason and a button to retry follow',
  },
  settings: {
    id: 'notice.toSettings',
    defaultMessage: 'Go to notification settings',
    description: 'Link to the settings of notifications',
  },
});
