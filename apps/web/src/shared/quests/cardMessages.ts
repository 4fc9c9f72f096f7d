import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** The states that a quest can be in for somebody who has not begun it: on its card, and in the admins’ preview of it. */
export const cardMessages = defineMessages({
  opensOn: {
    id: 'airdrop.opensOn',
    defaultMessage: 'Opens {date}',
    description: 'State of a quest that is not open yet; date is a day and a month',
  },
  notStarted: { id: 'airdrop.notStarted', defaultMessage: 'Not started', description: 'State of a quest' },
});
