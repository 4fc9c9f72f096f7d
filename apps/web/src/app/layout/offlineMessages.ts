import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const offlineMessages = defineMessages({
  unreachable: {
    id: 'offline.unreachable',
    defaultMessage: 'The site can’t be reached. Reconnecting…',
    description: 'At the lower edge of the screen while the server does not answer, although there is a network',
  },
  offline: {
    id: 'offline.offline',
    defaultMessage: 'You’re offline. Anything you send will go out when you reconnect.',
    description: 'At the lower edge of the screen while there is no connection',
  },
  waiting: {
    id: 'offline.waiting',
    defaultMessage:
      'You’re offline. {count, plural, one {# change is waiting} other {# changes are waiting}} and will be sent when you reconnect.',
    description: 'At the lower edge of the screen while there is no connection, and something was sent meanwhile',
  },
});
