import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const dataMessages = defineMessages({
  title: {
    id: 'account.dataTitle',
    defaultMessage: 'Your data',
    description: 'Title of the part of the settings about the member’s own data',
  },
  hint: {
    id: 'account.dataHint',
    defaultMessage: 'Download a copy of your data, or delete your account.',
    description: 'Under “Your data”',
  },
  download: {
    id: 'account.download',
    defaultMessage: 'Download your data',
    description: 'Title of a row, and spoken name of its button',
  },
  downloadShort: { id: 'account.downloadShort', defaultMessage: 'Download', description: 'Button in that row' },
  downloadHint: {
    id: 'account.downloadHint',
    defaultMessage: 'Everything about you, as JSON and CSV files in a ZIP archive.',
    description: 'Under “Download your data”',
  },
  downloading: {
    id: 'account.downloading',
    defaultMessage: 'Preparing the download',
    description: 'Spoken while the archive is prepared',
  },
  delete: { id: 'account.delete', defaultMessage: 'Delete account', description: 'Button, and title of its row' },
  deleteHint: {
    id: 'account.deleteHint',
    defaultMessage: 'Takes effect after 7 days. Until then, you can change your mind.',
    description: 'Under “Delete account”',
  },
  deleteTitle: {
    id: 'account.deleteTitle',
    defaultMessage: 'Delete your account?',
    description: 'Title of the dialog that confirms the deletion of the account',
  },
  deleteBody: {
    id: 'account.deleteBody',
    defaultMessage:
      'In 7 days, your name, picture, email, wallet, linked accounts, and points are gone for good. Your comments and projects stay, credited to “Deleted member”.',
    description: 'In that dialog; “Deleted member” is what is shown in place of the name',
  },
  deleting: {
    id: 'account.deleting',
    defaultMessage: 'Requesting the deletion',
    description: 'Spoken while the request is sent',
  },
});
