import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const reportDeskMessages = defineMessages({
  title: {
    id: 'admin.reports.title',
    defaultMessage: 'Reports',
    description: 'Title of a page for admins: what members have reported; also their link to it',
  },
  loading: { id: 'admin.reports.loading', defaultMessage: 'Loading reports', description: 'Spoken while they load' },
  failed: {
    id: 'admin.reports.failed',
    defaultMessage: 'Error loading the reports',
    description: 'In place of the reports when they could not be loaded',
  },
  empty: {
    id: 'admin.reports.empty',
    defaultMessage: 'No open reports',
    description: 'In place of the list when no report waits for a decision',
  },
  emptyHint: {
    id: 'admin.reports.emptyHint',
    defaultMessage: 'New reports appear here as they come in.',
    description: 'Under “No open reports”',
  },
  pages: {
    id: 'admin.reports.pages',
    defaultMessage: 'Pages of the reports',
    description: 'Spoken name of the page buttons',
  },
  subject: {
    id: 'admin.reports.subject',
    defaultMessage:
      '{type, select, comment {Comment on {title}} project {Project: {title}} post {Post: {title}} other {Profile: {title}}}',
    description: 'What was reported; title is the name of the project or member, or the title or address of the post',
  },
  kind: {
    id: 'admin.reports.kind',
    defaultMessage: 'Reported',
    description: 'Spoken before what was reported, such as “Comment on Harbour”',
  },
  edited: {
    id: 'admin.reports.edited',
    defaultMessage: 'Edited since',
    description: 'Tag of something that was edited after it was reported',
  },
  gone: {
    id: 'admin.reports.gone',
    defaultMessage: 'No longer available',
    description: 'Tag of something that was deleted or hidden after it was reported',
  },
  report: {
    id: 'admin.reports.report',
    defaultMessage: '{reason}: {member}, {when}',
    description: 'One report; reason is as “Spam or advertising”, member a name, when is as “3 days ago”',
  },
  more: {
    id: 'admin.reports.more',
    defaultMessage: '{count, plural, one {And # more report} other {And # more reports}}',
    description: 'After the first reports of something',
  },
  otherAdmin: {
    id: 'admin.reports.otherAdmin',
    defaultMessage: 'You wrote or reported this, so another admin must decide.',
    description: 'In place of the buttons, for an admin who reported it or wrote it',
  },
  uphold: {
    id: 'admin.reports.uphold',
    defaultMessage: 'Uphold',
    description: 'Button that opens a dialog: the reports are right',
  },
  dismiss: {
    id: 'admin.reports.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Button that opens a dialog: nothing is wrong with what was reported',
  },
  upholdKey: {
    id: 'admin.reports.upholdKey',
    defaultMessage: 'uphold',
    description: 'Beside the key A: what it does',
  },
  dismissKey: {
    id: 'admin.reports.dismissKey',
    defaultMessage: 'dismiss',
    description: 'Beside the key R: what it does',
  },
  upholdTitle: {
    id: 'admin.reports.upholdTitle',
    defaultMessage: 'Uphold {count, plural, one {this report} other {these # reports}}?',
    description: 'Title of a dialog',
  },
  upholdText: {
    id: 'admin.reports.upholdText',
    defaultMessage:
      '{author} and {count, plural, one {the member who reported it} other {the # members who reported it}} will be told. This doesn’t remove anything.',
    description: 'In that dialog; author is a name',
  },
  upholdSend: {
    id: 'admin.reports.upholdSend',
    defaultMessage: '{count, plural, one {Uphold report} other {Uphold reports}}',
    description: 'Button of that dialog',
  },
  dismissTitle: {
    id: 'admin.reports.dismissTitle',
    defaultMessage: 'Dismiss {count, plural, one {this report} other {these # reports}}?',
    description: 'Title of a dialog',
  },
  dismissText: {
    id: 'admin.reports.dismissText',
    defaultMessage:
      '{count, plural, one {The member who reported it} other {The # members who reported it}} will be told that nothing is wrong with it. {author} won’t be told.',
    description: 'In that dialog; author is a name',
  },
  dismissSend: {
    id: 'admin.reports.dismissSend',
    defaultMessage: '{count, plural, one {Dismiss report} other {Dismiss reports}}',
    description: 'Button of that dialog',
  },
  answerLabel: {
    id: 'admin.reports.answerLabel',
    defaultMessage: 'Message (optional)',
    description: 'Label of the field in both dialogs: a sentence for the members who hear of the decision',
  },
  upholdSome: {
    id: 'admin.reports.upholdSome',
    defaultMessage: '{count, plural, one {Uphold the reports about # item?} other {Uphold the reports about # items?}}',
    description: 'Title of a dialog; count is how many reported comments, projects, posts and profiles',
  },
  upholdSomeText: {
    id: 'admin.reports.upholdSomeText',
    defaultMessage: 'The authors and the members who reported them will be told. This doesn’t remove anything.',
    description: 'In that dialog',
  },
  dismissSome: {
    id: 'admin.reports.dismissSome',
    defaultMessage:
      '{count, plural, one {Dismiss the reports about # item?} other {Dismiss the reports about # items?}}',
    description: 'Title of a dialog; count is how many reported comments, projects, posts and profiles',
  },
  dismissSomeText: {
    id: 'admin.reports.dismissSomeText',
    defaultMessage: 'The members who reported them will be told that nothing is wrong. The authors won’t be told.',
    description: 'In that dialog',
  },
});
