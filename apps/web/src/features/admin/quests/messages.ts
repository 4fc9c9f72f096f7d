import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Names of quest types. */
export const kindMessages = defineMessages({
  x_follow: { id: 'admin.quests.xFollow', defaultMessage: 'Follow on X (Twitter)', description: 'Kind of quest' },
  discord: { id: 'admin.quests.discord', defaultMessage: 'Join a Discord server', description: 'Kind of quest' },
  telegram: { id: 'admin.quests.telegram', defaultMessage: 'Join a Telegram chat', description: 'Kind of quest' },
  wallet: { id: 'admin.quests.wallet', defaultMessage: 'Install the wallet', description: 'Kind of quest' },
  email: { id: 'admin.quests.email', defaultMessage: 'Confirm an email address', description: 'Kind of quest' },
  visit: { id: 'admin.quests.visit', defaultMessage: 'Open a page', description: 'Kind of quest' },
  manual: {
    id: 'admin.quests.manual',
    defaultMessage: 'Reviewed by an admin',
    description: 'Kind of quest: the member sends a proof',
  },
});

/** Messages for a quest's time window. */
export const windowMessages = defineMessages({
  always: { id: 'admin.quests.always', defaultMessage: 'Always', description: 'When a quest is open' },
  from: {
    id: 'admin.quests.from',
    defaultMessage: 'From {start}',
    description: 'When a quest is open; start is a date',
  },
  until: {
    id: 'admin.quests.until',
    defaultMessage: 'Until {end}',
    description: 'When a quest is open; end is a date',
  },
});

export const listMessages = defineMessages({
  title: { id: 'admin.quests.title', defaultMessage: 'Quests', description: 'Title of a page for admins' },
  lead: {
    id: 'admin.quests.lead',
    defaultMessage: 'All quests, in the order members see them.',
    description: 'Under the title “Quests”',
  },
  create: {
    id: 'admin.quests.create',
    defaultMessage: 'Create a quest',
    description: 'Link to a form, and its title',
  },
  loading: { id: 'admin.quests.loading', defaultMessage: 'Loading quests', description: 'Spoken while they load' },
  failed: {
    id: 'admin.quests.failed',
    defaultMessage: 'Error loading quests',
    description: 'In place of the table of quests when it could not be loaded',
  },
  empty: { id: 'admin.quests.empty', defaultMessage: 'No quests yet', description: 'In place of the table of quests' },
  emptyHint: {
    id: 'admin.quests.emptyHint',
    defaultMessage: 'Members see a quest as soon as it is created.',
    description: 'Under “No quests yet”',
  },
  columns: { id: 'admin.quests.columns', defaultMessage: 'Columns', description: 'Button: shows and hides columns' },
  hideColumn: {
    id: 'admin.quests.hideColumn',
    defaultMessage: 'Hide “{column}”',
    description: 'Entry of a menu; column is the heading of a column',
  },
  showColumn: {
    id: 'admin.quests.showColumn',
    defaultMessage: 'Show “{column}”',
    description: 'Entry of a menu; column is the heading of a column',
  },
  selected: {
    id: 'admin.quests.selected',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'How many quests are selected',
  },
  select: {
    id: 'admin.quests.select',
    defaultMessage: 'Select “{quest}”',
    description: 'Name of the box before a quest',
  },
  selectAll: {
    id: 'admin.quests.selectAll',
    defaultMessage: 'Select all',
    description: 'Name of the box over all quests',
  },
  clear: { id: 'admin.quests.clear', defaultMessage: 'Clear selection', description: 'Button' },
  exportCsv: {
    id: 'admin.quests.exportCsv',
    defaultMessage: 'Export CSV',
    description: 'Button: saves the table as a file',
  },
  order: {
    id: 'admin.quests.order',
    defaultMessage: 'Order',
    description: 'Heading of a column, and label of a field',
  },
  quest: { id: 'admin.quests.quest', defaultMessage: 'Quest', description: 'Heading of a column: its name' },
  kind: { id: 'admin.quests.kind', defaultMessage: 'Type', description: 'Heading of a column, and label of a choice' },
  points: { id: 'admin.quests.points', defaultMessage: 'Points', description: 'Heading of a column, label of a field' },
  window: { id: 'admin.quests.window', defaultMessage: 'Open', description: 'Heading of a column: when it is open' },
  review: { id: 'admin.quests.review', defaultMessage: 'Review', description: 'Heading of a column: who verifies' },
  byAdmin: { id: 'admin.quests.byAdmin', defaultMessage: 'By an admin', description: 'Reviewer of a quest' },
  bySite: { id: 'admin.quests.bySite', defaultMessage: 'By the site', description: 'Reviewer of a quest' },
  actions: { id: 'admin.quests.actions', defaultMessage: 'Actions', description: 'Heading of a column with buttons' },
  edit: { id: 'admin.quests.edit', defaultMessage: 'Edit', description: 'Link to the form of a quest' },
  editNamed: {
    id: 'admin.quests.editNamed',
    defaultMessage: 'Edit: {quest}',
    description: 'Spoken name of the link “Edit”',
  },
  delete: { id: 'admin.quests.delete', defaultMessage: 'Delete', description: 'Button that opens a dialog' },
  deleteNamed: {
    id: 'admin.quests.deleteNamed',
    defaultMessage: 'Delete: {quest}',
    description: 'Spoken name of the button “Delete”',
  },
});

export const deleteMessages = defineMessages({
  title: {
    id: 'admin.quests.deleteTitle',
    defaultMessage: '{count, plural, one {Delete this quest for good?} other {Delete # quests for good?}}',
    description: 'Title of a dialog',
  },
  text: {
    id: 'admin.quests.deleteText',
    defaultMessage:
      '{count, plural, one {No one can complete it anymore, and this can’t be undone. Members who completed it keep their points.} other {No one can complete them anymore, and this can’t be undone. Members who completed them keep their points.}}',
    description: 'In the dialog that asks whether quests are to be deleted; count is how many. Their names follow',
  },
  deleting: { id: 'admin.quests.deleting', defaultMessage: 'Deleting', description: 'Spoken while quests are deleted' },
  deleted: {
    id: 'admin.quests.deleted',
    defaultMessage: 'Quest deleted successfully',
    description: 'Toast after one quest was deleted',
  },
  severalDeleted: {
    id: 'admin.quests.severalDeleted',
    defaultMessage: '{count, plural, one {# quest deleted successfully} other {# quests deleted successfully}}',
    description: 'Toast after several quests were deleted',
  },
  failed: {
    id: 'admin.quests.deleteFailed',
    defaultMessage: 'Failed to delete quest',
    description: 'Toast when a quest could not be deleted',
  },
});

export const questFormMessages = defineMessages({
  lead: {
    id: 'admin.questForm.lead',
    defaultMessage: 'Members see it as soon as it’s created, in their own language.',
    description: 'Under the title “Create a quest”',
  },
  editTitle: {
    id: 'admin.questForm.editTitle',
    defaultMessage: 'Edit “{quest}”',
    description: 'Title of the form that changes a quest; quest is its name',
  },
  editLead: {
    id: 'admin.questForm.editLead',
    defaultMessage: 'Points already awarded stay.',
    description: 'Under the title of the form that changes a quest',
  },
  loading: {
    id: 'admin.questForm.loading',
    defaultMessage: 'Loading quest',
    description: 'Spoken while the quest that is to be changed loads',
  },
  toList: {
    id: 'admin.questForm.toList',
    defaultMessage: 'Go to quests',
    description: 'Link to the table of quests, where the one that is to be changed is gone',
  },
  task: { id: 'admin.questForm.task', defaultMessage: 'The task', description: 'Title of a part of the form' },
  taskHint: {
    id: 'admin.questForm.taskHint',
    defaultMessage: 'What members do, and how it’s verified.',
    description: 'Under “The task”',
  },
  target: {
    id: 'admin.questForm.target',
    defaultMessage: 'Account, server, or chat',
    description: 'Label of a field: what the quest is about on X, Discord or Telegram',
  },
  targetX: {
    id: 'admin.questForm.targetX',
    defaultMessage: 'The X username, without @.',
    description: 'Under the field “Account, server or chat”',
  },
  targetDiscord: {
    id: 'admin.questForm.targetDiscord',
    defaultMessage: 'The Discord server ID, digits only.',
    description: 'Under the field “Account, server or chat”',
  },
  targetTelegram: {
    id: 'admin.questForm.targetTelegram',
    defaultMessage: 'The Telegram chat, such as @pwr_chat, or its ID.',
    description: 'Under the field “Account, server or chat”',
  },
  actionUrl: {
    id: 'admin.questForm.actionUrl',
    defaultMessage: 'Link',
    description: 'Label of a field: a web address that the button of the quest opens',
  },
  actionUrlHint: {
    id: 'admin.questForm.actionUrlHint',
    defaultMessage: 'The quest’s button opens this page.',
    description: 'Under the field “Where it is done”',
  },
  needsReview: {
    id: 'admin.questForm.needsReview',
    defaultMessage: 'Needs admin review',
    description: 'Label of a checkbox',
  },
  needsReviewHint: {
    id: 'admin.questForm.needsReviewHint',
    defaultMessage: 'The quest waits for an admin’s decision even if the site finds it completed.',
    description: 'Under the checkbox “An admin has to look at it”',
  },
  worth: {
    id: 'admin.questForm.worth',
    defaultMessage: 'Points and order',
    description: 'Title of a part of the form',
  },
  orderHint: {
    id: 'admin.questForm.orderHint',
    defaultMessage: 'Lower numbers come first. Leave empty to put it last.',
    description: 'Under the field “Place” of a new quest',
  },
  orderKept: {
    id: 'admin.questForm.orderKept',
    defaultMessage: 'Lower numbers come first. Leave empty to keep its place.',
    description: 'Under the field “Place” of a quest that is changed',
  },
  time: { id: 'admin.questForm.time', defaultMessage: 'Time', description: 'Title of a part of the form' },
  timeHint: {
    id: 'admin.questForm.timeHint',
    defaultMessage: 'Both times are in UTC.',
    description: 'Under “Time”: when a quest opens and closes',
  },
  startsAt: { id: 'admin.questForm.startsAt', defaultMessage: 'Opens', description: 'Label of a field: a moment' },
  startsAtHint: {
    id: 'admin.questForm.startsAtHint',
    defaultMessage: 'Leave empty to open it right away.',
    description: 'Under the field “Opens”',
  },
  endsAt: { id: 'admin.questForm.endsAt', defaultMessage: 'Closes', description: 'Label of a field: a moment' },
  endsAtHint: {
    id: 'admin.questForm.endsAtHint',
    defaultMessage: 'Leave empty to keep it open.',
    description: 'Under the field “Closes”',
  },
  clear: { id: 'admin.questForm.clear', defaultMessage: 'Clear', description: 'Button: empties a field' },
  preview: {
    id: 'admin.questForm.preview',
    defaultMessage: 'As members see it:',
    description: 'Above the preview of a quest in one language',
  },
  titleIn: {
    id: 'admin.questForm.titleIn',
    defaultMessage: 'Title ({language})',
    description: 'Label of a field; language is the name of a language, in that language',
  },
  descriptionIn: {
    id: 'admin.questForm.descriptionIn',
    defaultMessage: 'Description ({language})',
    description: 'Label of a field; language is the name of a language, in that language',
  },
  descriptionHint: {
    id: 'admin.questForm.descriptionHint',
    defaultMessage: 'In every language, or in none.',
    description: 'Under the field for the description of a quest',
  },
  noTitle: {
    id: 'admin.questForm.noTitle',
    defaultMessage: 'No title yet',
    description: 'In the preview, in place of the title',
  },
  send: { id: 'admin.questForm.send', defaultMessage: 'Create quest', description: 'Button that sends the form' },
  sending: {
    id: 'admin.questForm.sending',
    defaultMessage: 'Creating quest',
    description: 'Spoken while the form is sent',
  },
  created: { id: 'admin.questForm.created', defaultMessage: 'Quest created', description: 'Toast' },
  createFailed: {
    id: 'admin.questForm.createFailed',
    defaultMessage: 'Error creating a quest challenge',
    description: 'Toast when the server did not take a new quest',
  },
  saved: { id: 'admin.questForm.saved', defaultMessage: 'Changes saved', description: 'Toast' },
  saveFailed: {
    id: 'admin.questForm.saveFailed',
    defaultMessage: 'Error saving the quest',
    description: 'Toast when the server did not take the changes of a quest',
  },
  allOrNone: {
    id: 'admin.questForm.allOrNone',
    defaultMessage: 'Fill this in too, or leave all five empty',
    description: 'Error: a description is missing in one language while others have it',
  },
  targetWrong: {
    id: 'admin.questForm.targetWrong',
    defaultMessage: 'Only Latin letters, digits, and @ _ -',
    description: 'Error: what was entered is no account, server or chat',
  },
  urlWrong: {
    id: 'form.urlWrong',
    defaultMessage: 'Enter a web address, for example https://example.com',
    description: 'Error: what was entered is no web address',
  },
  numberWrong: {
    id: 'admin.questForm.numberWrong',
    defaultMessage: 'Enter a whole number from 0 to {most, number}',
    description: 'Error: what was entered is too small, too large or has a fraction',
  },
  dateIncomplete: {
    id: 'admin.questForm.dateIncomplete',
    defaultMessage: 'Enter the whole date and time, with a four-digit year',
    description: 'Error: parts of a date and time are missing, or its year is only half typed',
  },
  closesFirst: {
    id: 'admin.questForm.closesFirst',
    defaultMessage: 'Closing time must be after opening time',
    description: 'Error: the moment of closing lies before that of opening',
  },
});
