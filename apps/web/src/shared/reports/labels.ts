import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Labels of report buttons. In a separate module, because the dialog's messages load with the dialog. */
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
