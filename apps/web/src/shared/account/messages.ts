import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const accountMessages = defineMessages({
  dueTitle: {
    id: 'account.dueTitle',
    defaultMessage: 'Your account will be deleted on {date}',
    description: 'On a member’s own profile after they asked for the deletion of their account; date is a long date',
  },
  dueHint: {
    id: 'account.dueHint',
    defaultMessage: 'Until then, you can change your mind.',
    description: 'Under “Your account will be deleted on …”',
  },
  keep: {
    id: 'account.keep',
    defaultMessage: 'Keep my account',
    description: 'Button that takes back the request to delete the account',
  },
  keeping: { id: 'account.keeping', defaultMessage: 'Canceling the deletion', description: 'Spoken meanwhile' },
  kept: {
    id: 'account.kept',
    defaultMessage: 'Your account won’t be deleted',
    description: 'Toast after the request to delete the account was taken back',
  },
  notice: {
    id: 'account.notice',
    defaultMessage: 'Account deletion',
    description: 'Spoken name of the notice that the account will be deleted',
  },
});
