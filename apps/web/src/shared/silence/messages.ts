import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const silenceMessages = defineMessages({
  title: {
    id: 'silence.title',
    defaultMessage: 'You can’t post until {until}',
    description: 'In place of a form, for a member whom an admin silenced; until is a date with a time',
  },
  reason: {
    id: 'silence.reason',
    defaultMessage: 'An admin silenced you. Reason: {reason}',
    description: 'Under that title: the admin’s sentence',
  },
});
