import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const auditMessages = defineMessages({
  title: {
    id: 'admin.log.title',
    defaultMessage: 'Audit log',
    description: 'Title of the page for admins; also their link to it',
  },
  lead: {
    id: 'admin.log.lead',
    defaultMessage: 'Every change made by admins, before and after. Entries can’t be deleted.',
    description: 'Under the title',
  },
  filters: {
    id: 'admin.log.filters',
    defaultMessage: 'Filters',
    description: 'Spoken name of the search box and the choice beside it',
  },
  search: {
    id: 'admin.log.search',
    defaultMessage: 'Admin, member, or item',
    description: 'Label of the search box: a name of who did something, or of what it was done to',
  },
  action: {
    id: 'admin.log.action',
    defaultMessage: 'Action',
    description: 'Label of a choice: what was done',
  },
  anyAction: {
    id: 'admin.log.anyAction',
    defaultMessage: 'Any action',
    description: 'Choice: whatever was done',
  },
  figures: {
    id: 'admin.log.figures',
    defaultMessage: 'Changes by admin',
    description: 'Heading of a table',
  },
  admin: {
    id: 'admin.log.admin',
    defaultMessage: 'Admin',
    description: 'Heading of a column',
  },
  changes: {
    id: 'admin.log.changes',
    defaultMessage: 'Changes',
    description: 'Heading of a column: how many an admin made',
  },
  mostFrequent: {
    id: 'admin.log.mostFrequent',
    defaultMessage: 'Most frequent',
    description: 'Heading of a column: what an admin did most, with numbers',
  },
  otherAction: {
    id: 'admin.log.otherAction',
    defaultMessage: 'Another action',
    description: 'In place of the name of an action that this version of the site doesn’t know',
  },
  csv: {
    id: 'admin.log.csv',
    defaultMessage: 'Export CSV',
    description: 'Button: saves the listed changes as a file',
  },
  csvPending: {
    id: 'admin.log.csvPending',
    defaultMessage: 'Exporting',
    description: 'Spoken while the file is made',
  },
  csvFailed: {
    id: 'admin.log.csvFailed',
    defaultMessage: 'Couldn’t export the log',
    description: 'Toast',
  },
  time: {
    id: 'admin.log.time',
    defaultMessage: 'Time',
    description: 'Heading of a column of the file',
  },
  kind: {
    id: 'admin.log.kind',
    defaultMessage: 'Type',
    description: 'Heading of a column of the file: type of what was changed',
  },
  subject: {
    id: 'admin.log.subject',
    defaultMessage: 'Item',
    description: 'Heading of a column of the file: what was changed',
  },
  byAt: {
    id: 'admin.log.byAt',
    defaultMessage: 'By {name}, {when}',
    description: 'Under an action: the admin who did it, and how long ago',
  },
  by: {
    id: 'admin.log.by',
    defaultMessage: 'By {name}',
    description: 'Under an action: the admin who did it',
  },
  commandLine: {
    id: 'admin.log.commandLine',
    defaultMessage: 'the command line',
    description: 'In place of the name of the admin who did something: a command on the server did it',
  },
  byCommandLine: {
    id: 'admin.log.byCommandLine',
    defaultMessage: 'By the command line',
    description: 'Under an action: no admin did it, but a command on the server',
  },
  loading: {
    id: 'admin.log.loading',
    defaultMessage: 'Loading audit log',
    description: 'Spoken while it loads',
  },
  failed: {
    id: 'admin.log.failed',
    defaultMessage: 'Error loading the audit log',
    description: 'In its place',
  },
  empty: {
    id: 'admin.log.empty',
    defaultMessage: 'No changes yet',
    description: 'In place of the log, where no admin has done anything',
  },
  emptyHint: {
    id: 'admin.log.emptyHint',
    defaultMessage: 'Admin actions appear here right away.',
    description: 'Under “Nothing was changed yet”',
  },
  notFound: {
    id: 'admin.log.notFound',
    defaultMessage: 'Nothing found',
    description: 'In place of the log, where the filters leave nothing',
  },
  notFoundHint: {
    id: 'admin.log.notFoundHint',
    defaultMessage: 'Try part of a name, or select “Any action”.',
    description: 'Under “Nothing found”',
  },
  pages: {
    id: 'admin.log.pages',
    defaultMessage: 'Audit log pages',
    description: 'Spoken name of the page buttons',
  },
  back: {
    id: 'admin.log.back',
    defaultMessage: 'All entries',
    description: 'Link back to the list, on small screens',
  },
  entry: {
    id: 'admin.log.entry',
    defaultMessage: 'Entry',
    description: 'Spoken name of the part of the page with one entry of the log',
  },
  choose: {
    id: 'admin.log.choose',
    defaultMessage: 'No entry chosen',
    description: 'In place of an entry, until one is chosen from the list',
  },
  chooseHint: {
    id: 'admin.log.chooseHint',
    defaultMessage: 'Choose an entry to see what changed.',
    description: 'Under “No entry chosen”',
  },
  entryLoading: {
    id: 'admin.log.entryLoading',
    defaultMessage: 'Loading entry',
    description: 'Spoken while one entry loads',
  },
  entryFailed: {
    id: 'admin.log.entryFailed',
    defaultMessage: 'Error loading the entry',
    description: 'In place of an entry',
  },
  unknown: {
    id: 'admin.log.unknown',
    defaultMessage: 'This entry doesn’t exist',
    description: 'In place of an entry whose id there is not',
  },
  changed: {
    id: 'admin.log.changed',
    defaultMessage: 'What changed',
    description: 'Title of a table',
  },
  about: {
    id: 'admin.log.about',
    defaultMessage: 'Submitted values',
    description: 'Title of a table: the values that an admin sent',
  },
  part: {
    id: 'admin.log.part',
    defaultMessage: 'Field',
    description: 'Column: which part of it',
  },
  before: {
    id: 'admin.log.before',
    defaultMessage: 'Before',
    description: 'Column: what was there before',
  },
  after: {
    id: 'admin.log.after',
    defaultMessage: 'After',
    description: 'Column: what was there afterwards',
  },
  value: {
    id: 'admin.log.value',
    defaultMessage: 'Value',
    description: 'Column',
  },
  fieldValue: {
    id: 'admin.log.fieldValue',
    defaultMessage: '{field}: {value}',
    description: 'A value that has several fields: one of them on a line of its own, as “English: Follow us on X”',
  },
  unchanged: {
    id: 'admin.log.unchanged',
    defaultMessage: 'Nothing changed, or the previous state wasn’t recorded.',
    description: 'In place of the table of what changed',
  },
  kindMember: {
    id: 'admin.log.kindMember',
    defaultMessage: 'Member',
    description: 'Subject of an action',
  },
  kindSubmission: {
    id: 'admin.log.kindSubmission',
    defaultMessage: 'Submission',
    description: 'Subject of an action',
  },
  kindQuest: {
    id: 'admin.log.kindQuest',
    defaultMessage: 'Quest',
    description: 'Subject of an action',
  },
  kindProject: {
    id: 'admin.log.kindProject',
    defaultMessage: 'Project',
    description: 'Subject of an action',
  },
  kindAppeal: {
    id: 'admin.log.kindAppeal',
    defaultMessage: 'Appeal',
    description: 'Subject of a change: a member’s appeal against a decision',
  },
  kindReport: {
    id: 'admin.log.kindReport',
    defaultMessage: 'Report',
    description: 'Subject of a change: members’ reports of something',
  },
  kindComment: {
    id: 'admin.log.kindComment',
    defaultMessage: 'Comment',
    description: 'Subject of an action',
  },
  yes: {
    id: 'admin.log.yes',
    defaultMessage: 'Yes',
    description: 'A value: it is so',
  },
  no: {
    id: 'admin.log.no',
    defaultMessage: 'No',
    description: 'A value: it is not so',
  },
  roleUser: {
    id: 'admin.log.roleUser',
    defaultMessage: 'Member',
    description: 'A value: the role of a member without further rights',
  },
  roleAdmin: {
    id: 'admin.log.roleAdmin',
    defaultMessage: 'Admin',
    description: 'A value: the role of a member',
  },
  roleSuperAdmin: {
    id: 'admin.log.roleSuperAdmin',
    defaultMessage: 'Super admin',
    description: 'A value: the highest role of a member',
  },
});

export const roleNames = {
  User: auditMessages.roleUser,
  Admin: auditMessages.roleAdmin,
  'Super Admin': auditMessages.roleSuperAdmin,
};

/** Names of the types of an action's subject. */
export const kindNames = {
  member: auditMessages.kindMember,
  submission: auditMessages.kindSubmission,
  quest: auditMessages.kindQuest,
  project: auditMessages.kindProject,
  comment: auditMessages.kindComment,
  appeal: auditMessages.kindAppeal,
  report: auditMessages.kindReport,
};
