import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const appealDeskMessages = defineMessages({
  title: {
    id: 'admin.appeals.title',
    defaultMessage: 'Appeals',
    description: 'Title of a page for admins: members’ appeals against decisions; also their link to it',
  },
  loading: { id: 'admin.appeals.loading', defaultMessage: 'Loading appeals', description: 'Spoken while they load' },
  failed: {
    id: 'admin.appeals.failed',
    defaultMessage: 'Error loading the appeals',
    description: 'In place of the appeals when they could not be loaded',
  },
  empty: {
    id: 'admin.appeals.empty',
    defaultMessage: 'No open appeals',
    description: 'In place of the list when no appeal waits for a decision',
  },
  emptyHint: {
    id: 'admin.appeals.emptyHint',
    defaultMessage: 'New appeals appear here as they come in.',
    description: 'Under “No open appeals”',
  },
  pages: {
    id: 'admin.appeals.pages',
    defaultMessage: 'Pages of the appeals',
    description: 'Spoken name of the page buttons',
  },
  first: {
    id: 'admin.appeals.first',
    defaultMessage: 'Rejected by {admin}, {when}: {reason}',
    description: 'The first decision; admin is a name, when is as “3 days ago”',
  },
  firstOfService: {
    id: 'admin.appeals.firstOfService',
    defaultMessage: 'Rejected automatically, {when}: {reason}',
    description: 'The first decision, by a service such as X, or by an admin whose account was deleted',
  },
  noReason: {
    id: 'admin.appeals.noReason',
    defaultMessage: 'no reason given',
    description: 'In place of the reason of the first decision, after a colon',
  },
  proof: {
    id: 'admin.appeals.proof',
    defaultMessage: 'Proof: {proof}',
    description: 'What the member sent with a quest; proof is a link or a text',
  },
  appealed: {
    id: 'admin.appeals.sent',
    defaultMessage: 'appealed {when}',
    description: 'Beside the title of a submission or quest; when is as “3 days ago”',
  },
  otherAdmin: {
    id: 'admin.appeals.otherAdmin',
    defaultMessage: 'Another admin has to decide this appeal.',
    description: 'In place of the buttons, for the admin who made the first decision, or whose own appeal it is',
  },
  accept: { id: 'admin.appeals.accept', defaultMessage: 'Accept', description: 'Button that opens a dialog' },
  acceptKey: {
    id: 'admin.appeals.acceptKey',
    defaultMessage: 'accept',
    description: 'Beside the key A: what it does',
  },
  upholdKey: {
    id: 'admin.appeals.upholdKey',
    defaultMessage: 'turn down',
    description: 'Beside the key R: what it does',
  },
  uphold: {
    id: 'admin.appeals.uphold',
    defaultMessage: 'Turn down',
    description: 'Button that opens a dialog: the first decision stays',
  },
  acceptTitle: {
    id: 'admin.appeals.acceptTitle',
    defaultMessage: 'Accept this appeal?',
    description: 'Title of a dialog',
  },
  acceptSubmission: {
    id: 'admin.appeals.acceptSubmission',
    defaultMessage: '“{subject}” will be accepted, and {member} will get the points right away.',
    description: 'In that dialog; subject is the title of a submission, member a name',
  },
  acceptQuest: {
    id: 'admin.appeals.acceptQuest',
    defaultMessage:
      '“{subject}” will be completed for {member}. {points, plural, one {# point is awarded} other {# points are awarded}} right away, and this can’t be undone.',
    description: 'In that dialog; subject is the title of a quest, member a name',
  },
  acceptQuestButton: {
    id: 'admin.appeals.acceptQuestButton',
    defaultMessage: 'Accept appeal',
    description: 'Button of that dialog',
  },
  upholdTitle: {
    id: 'admin.appeals.upholdTitle',
    defaultMessage: 'Turn down this appeal?',
    description: 'Title of a dialog',
  },
  upholdText: {
    id: 'admin.appeals.upholdText',
    defaultMessage: 'The rejection stays. {member} sees your reason and can’t appeal again.',
    description: 'In that dialog; member is a name',
  },
  upholdLabel: {
    id: 'admin.appeals.upholdLabel',
    defaultMessage: 'Reason shown to the member',
    description: 'Label of the field in that dialog',
  },
  upholdSend: {
    id: 'admin.appeals.upholdSend',
    defaultMessage: 'Turn down appeal',
    description: 'Button of that dialog',
  },
  acceptSome: {
    id: 'admin.appeals.acceptSome',
    defaultMessage: '{count, plural, one {Accept # appeal?} other {Accept # appeals?}}',
    description: 'Title of a dialog',
  },
  acceptSomeText: {
    id: 'admin.appeals.acceptSomeText',
    defaultMessage:
      'The members get the points right away. Each quest awards its own points, and that can’t be undone.',
    description: 'In the dialog that accepts several appeals',
  },
  acceptSomeButton: {
    id: 'admin.appeals.acceptSomeButton',
    defaultMessage: '{count, plural, one {Accept # appeal} other {Accept # appeals}}',
    description: 'Button of that dialog',
  },
  pointsEach: {
    id: 'admin.appeals.pointsEach',
    defaultMessage: 'Points for each submission',
    description: 'Label of a number field in that dialog',
  },
  upholdSome: {
    id: 'admin.appeals.upholdSome',
    defaultMessage: '{count, plural, one {Turn down # appeal?} other {Turn down # appeals?}}',
    description: 'Title of a dialog',
  },
  upholdSomeText: {
    id: 'admin.appeals.upholdSomeText',
    defaultMessage: 'The rejections stay. The members see your reason and can’t appeal again.',
    description: 'In the dialog that turns several appeals down',
  },
  upholdSomeButton: {
    id: 'admin.appeals.upholdSomeButton',
    defaultMessage: '{count, plural, one {Turn down # appeal} other {Turn down # appeals}}',
    description: 'Button of that dialog',
  },
});
