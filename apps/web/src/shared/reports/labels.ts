import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Labels of the buttons that report something. They are apart from the dialog's texts, which load with it. */
export const reportLabels = defineMessages({
  report: {
    id: 'common.report',
    defaultMessage: 'Report',
    description: 'Button, a verb: tells the admins that a comment, project, post or profile breaks the rules',
  },
  reported: {
    id: 'common.reported',
    defaultMessage: 'Reported',
    description: 'The same button after the reader has reported it',
  },
});
