import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for copyable links. */
export const copyMessages = defineMessages({
  copy: { id: 'share.copy', defaultMessage: 'Copy link', description: 'Button that copies the address' },
  copied: {
    id: 'share.copied',
    defaultMessage: 'Link copied!',
    description: 'For two seconds after the address was copied',
  },
  copyFailed: {
    id: 'share.copyFailed',
    defaultMessage: 'Your browser didn’t allow copying. Select the link and copy it manually.',
    description: 'When the address could not be copied',
  },
});
