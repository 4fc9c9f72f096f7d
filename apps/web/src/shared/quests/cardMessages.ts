import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** States of a quest that the reader hasn't started, for its card and for the preview in the admin form. */
export const cardMessages = defineMessages({
  opensOn: {
    id: 'airdrop.opensOn',
    defaultMessage: 'Opens {date}',
    description: 'State of a quest that is not open yet; date is a day and a month',
  },
  notStarted: { id: 'airdrop.notStarted', defaultMessage: 'Not started', description: 'State of a quest' },
});
