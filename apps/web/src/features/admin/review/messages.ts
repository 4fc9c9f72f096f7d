import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const queueMessages = defineMessages({
  title: { id: 'admin.queue.title', defaultMessage: 'Review queue', description: 'Above the list of submissions' },
  position: {
    id: 'admin.queue.position',
    defaultMessage: '{index, number} of {count, number}',
    description: 'Which of the listed submissions is open',
  },
  opened: {
    id: 'admin.queue.opened',
    defaultMessage: '{index, number} of {count, number}, {title}, {author}',
    description: 'Spoken when another submission opens: its place in the list, what it is, and who sent it',
  },
  loading: { id: 'admin.queue.loading', defaultMessage: 'Loading submissions', description: 'Spoken while they load' },
  failed: {
    id: 'admin.queue.failed',
    defaultMessage: 'Error loading submissions',
    description: 'In place of the list when it could not be loaded',
  },
  empty: {
    id: 'admin.queue.empty',
    defaultMessage: 'Nothing to review',
    description: 'In place of the list when every submission is decided',
  },
  emptyHint: {
    id: 'admin.queue.emptyHint',
    defaultMessage: 'New submissions appear here as they come in.',
    description: 'Under “Nothing waits for a decision”',
  },
  nothingFound: {
    id: 'admin.queue.nothingFound',
    defaultMessage: 'No submissions match these filters',
    description: 'In place of the list when the filters leave nothing',
  },
  nothingFoundHint: {
    id: 'admin.queue.nothingFoundHint',
    defaultMessage: 'Choose another type or status, or search for another member.',
    description: 'Under “No submission fits these filters”',
  },
  none: {
    id: 'admin.queue.none',
    defaultMessage: 'No submission selected',
    description: 'In place of a submission, beside a queue without any',
  },
  noneHint: {
    id: 'admin.queue.noneHint',
    defaultMessage:
      'Choose one from the queue to see it here, with the member’s earlier submissions and your decision.',
    description: 'Under “No submission is open”',
  },
  showAccepted: {
    id: 'admin.queue.showAccepted',
    defaultMessage: 'Show accepted submissions',
    description: 'Link, where nothing waits for a decision',
  },
  clearFilters: {
    id: 'admin.queue.clearFilters',
    defaultMessage: 'Clear filters',
    description: 'Link, where the filters leave no submission',
  },
  pages: {
    id: 'admin.queue.pages',
    defaultMessage: 'Pages of the queue',
    description: 'Spoken name of the page buttons',
  },
  kind: { id: 'admin.queue.kind', defaultMessage: 'Type', description: 'Spoken name of the filter by kind' },
  anyKind: { id: 'admin.queue.anyKind', defaultMessage: 'All types', description: 'Filter: posts, videos and memes' },
  status: { id: 'admin.queue.status', defaultMessage: 'Status', description: 'Label of the filter by status' },
  members: { id: 'admin.queue.members', defaultMessage: 'Members', description: 'Label of the filter by member' },
  anyMember: { id: 'admin.queue.anyMember', defaultMessage: 'All members', description: 'Filter: whoever sent it' },
  degenOnly: {
    id: 'admin.queue.degenOnly',
    defaultMessage: 'Degen only',
    description: 'Filter: only members who are marked as degen, community slang, kept',
  },
  withoutDegen: {
    id: 'admin.queue.withoutDegen',
    defaultMessage: 'Exclude degen',
    description: 'Filter: only members who are not marked as degen, community slang, kept',
  },
  search: {
    id: 'admin.queue.search',
    defaultMessage: 'Member, link, or title',
    description: 'Label of a search field: part of a name, username, address or title',
  },
  more: { id: 'admin.queue.more', defaultMessage: 'Filters', description: 'Button: shows more filters' },
  moreInUse: {
    id: 'admin.queue.moreInUse',
    defaultMessage: 'Filters ({count, number})',
    description: 'The same button while some of those filters are in use; count is how many',
  },
  sort: { id: 'admin.queue.sort', defaultMessage: 'Sort by', description: 'Label of a choice' },
  sortUsual: {
    id: 'admin.queue.sortUsual',
    defaultMessage: 'Waiting longest',
    description: 'Order of the queue: oldest first, and decided ones by their latest decision',
  },
  sortNewest: { id: 'admin.queue.sortNewest', defaultMessage: 'Newest first', description: 'Order of the queue' },
  sortOldest: { id: 'admin.queue.sortOldest', defaultMessage: 'Oldest first', description: 'Order of the queue' },
  sortPoints: {
    id: 'admin.queue.sortPoints',
    defaultMessage: 'Most points',
    description: 'Order of the queue: by the points awarded, or those of the member',
  },
  sortReports: {
    id: 'admin.queue.sortReports',
    defaultMessage: 'Most reports',
    description: 'Order of the queue: by the open reports about the member',
  },
  days: { id: 'admin.queue.days', defaultMessage: 'Submitted', description: 'Label of a choice of dates' },
  waiting: {
    id: 'admin.queue.waiting',
    defaultMessage: '{count, plural, one {# waiting} other {# waiting}}',
    description: 'At the foot: how many submissions wait for a decision',
  },
});

export const itemMessages = defineMessages({
  sent: {
    id: 'admin.item.sent',
    defaultMessage: 'submitted {when}',
    description: 'Beside the kind of a submission; when is as “4 min. ago”',
  },
  original: {
    id: 'admin.item.original',
    defaultMessage: 'Open original',
    description: 'Link to the post on its own site',
  },
  earlier: {
    id: 'admin.item.earlier',
    defaultMessage: 'Earlier submissions',
    description: 'Above what the same member sent before',
  },
  paid: {
    id: 'admin.item.paid',
    defaultMessage: '{points, number, ::sign-except-zero}',
    description: 'What an earlier submission paid, with its sign',
  },
  paidPoints: {
    id: 'admin.item.paidPoints',
    defaultMessage: '{points, plural, one {# point awarded} other {# points awarded}}',
    description: 'What an accepted submission paid',
  },
  points: { id: 'admin.item.points', defaultMessage: 'Points', description: 'Above the total of who sent it' },
  acceptance: {
    id: 'admin.item.acceptance',
    defaultMessage: '{share} ({accepted, number} of {decided, number})',
    description: 'The share of a member’s decided submissions that were accepted: a percentage, and both numbers',
  },
  wallet: { id: 'admin.item.wallet', defaultMessage: 'Wallet', description: 'Above the wallet of who sent it' },
  joined: { id: 'admin.item.joined', defaultMessage: 'Joined', description: 'Above the date when who sent it joined' },
  decidedBy: {
    id: 'admin.item.decidedBy',
    defaultMessage: 'Decided by {name}, {when}',
    description: 'Under a decision; name is an admin, when is as “4 min. ago”',
  },
  claimed: {
    id: 'admin.item.claimed',
    defaultMessage: '{name} is reviewing this',
    description: 'Mark of a submission that another admin has open; name is that admin',
  },
  reports: {
    id: 'admin.item.reports',
    defaultMessage: '{count, plural, one {# report} other {# reports}}',
    description: 'Mark of a submission: open reports about its member',
  },
  degen: { id: 'admin.item.degen', defaultMessage: 'Degen', description: 'Mark of a member: community slang, kept' },
});

export const decisionMessages = defineMessages({
  title: { id: 'admin.decision.title', defaultMessage: 'Decision', description: 'Above the ways to decide' },
  points: { id: 'admin.decision.points', defaultMessage: 'Points to award', description: 'Label of a number field' },
  pointsHint: {
    id: 'admin.decision.pointsHint',
    defaultMessage: 'In steps of 50',
    description: 'Under the field for points: what plus and minus add',
  },
  acceptWith: {
    id: 'admin.decision.acceptWith',
    defaultMessage: 'Accept for {points, plural, one {# point} other {# points}}',
    description: 'Button: accepts a submission; points is what it pays',
  },
  accept: { id: 'admin.decision.accept', defaultMessage: 'Accept', description: 'Button that opens the dialog for it' },
  reason: {
    id: 'admin.decision.reason',
    defaultMessage: 'Or reject, with a reason',
    description: 'Label of the choice of reasons',
  },
  reject: { id: 'admin.decision.reject', defaultMessage: 'Reject', description: 'Button: rejects a submission' },
  rejectHint: {
    id: 'admin.decision.rejectHint',
    defaultMessage: 'The member sees the reason and an explanation.',
    description: 'Under the button that rejects',
  },
  accepting: { id: 'admin.decision.accepting', defaultMessage: 'Accepting', description: 'Spoken while it is sent' },
  rejecting: { id: 'admin.decision.rejecting', defaultMessage: 'Rejecting', description: 'Spoken while it is sent' },
  acceptText: {
    id: 'admin.decision.acceptText',
    defaultMessage: '{name} gets the points right away. You can undo this later.',
    description: 'In the dialog that asks for the points; name is the member who sent it',
  },
  reasonLabel: { id: 'admin.decision.reasonLabel', defaultMessage: 'Reason', description: 'Label of the choice' },
  acceptedNow: {
    id: 'admin.decision.acceptedNow',
    defaultMessage: 'Accepted for {points, plural, one {# point} other {# points}}: “{title}”',
    description: 'Spoken when the admin accepts a submission; title is its first words or its file',
  },
  rejectedNow: {
    id: 'admin.decision.rejectedNow',
    defaultMessage: 'Rejected: “{title}”. Reason: {reason}',
    description: 'Spoken when the admin rejects a submission; title is its first words or its file',
  },
  pointsNow: {
    id: 'admin.decision.pointsNow',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'Spoken when a key changes the points to award',
  },
  reasonNow: {
    id: 'admin.decision.reasonNow',
    defaultMessage: 'Reason: {reason}',
    description: 'Spoken when a key chooses the reason of a rejection',
  },
  made: {
    id: 'admin.decision.made',
    defaultMessage: 'Decision made successfully',
    description: 'Toast when a submission was accepted or rejected',
  },
  failed: {
    id: 'admin.decision.failed',
    defaultMessage: '“{title}”: {problem}',
    description: 'Toast when a decision did not reach the server; title is the submission, problem a whole sentence',
  },
  decidedElsewhere: {
    id: 'admin.decision.decidedElsewhere',
    defaultMessage:
      '{name} already {status, select, Accepted {accepted} other {rejected}} “{title}” ({when}). Your decision wasn’t saved.',
    description:
      'Toast after a decision on a submission that another admin had decided; name is that admin, when is as “4 min. ago”',
  },
  undoRejection: {
    id: 'admin.decision.undoRejection',
    defaultMessage: 'Undo rejection',
    description: 'Button: a rejected submission is in review again',
  },
  rejectionUndone: { id: 'admin.decision.rejectionUndone', defaultMessage: 'Rejection undone', description: 'Toast' },
  undoAcceptance: {
    id: 'admin.decision.undoAcceptance',
    defaultMessage: 'Undo acceptance',
    description: 'Button: an accepted submission is in review again, and its member loses the points',
  },
  acceptanceUndone: {
    id: 'admin.decision.acceptanceUndone',
    defaultMessage: 'Acceptance undone, points taken back',
    description: 'Toast',
  },
  message: {
    id: 'admin.decision.message',
    defaultMessage: 'Message to the member (optional)',
    description: 'Label of a text field beside a decision',
  },
  messageHint: {
    id: 'admin.decision.messageHint',
    defaultMessage: 'Sent with the notification.',
    description: 'Under that field',
  },
});

export const keyMessages = defineMessages({
  opened: {
    id: 'admin.keys.opened',
    defaultMessage:
      'Shortcuts: J for the next submission, K for the previous one, A to accept, R to reject, and question mark for all shortcuts.',
    description: 'Spoken when the review desk opens with the focus in the queue',
  },
  label: { id: 'admin.keys.label', defaultMessage: 'Review', description: 'Title of the page for admins' },
  back: {
    id: 'admin.keys.back',
    defaultMessage: 'All submissions',
    description: 'Button back to the list, on small screens',
  },
  next: { id: 'admin.keys.next', defaultMessage: 'next', description: 'Beside the key J: what it does' },
  previous: { id: 'admin.keys.previous', defaultMessage: 'previous', description: 'Beside the key K: what it does' },
  accept: { id: 'admin.keys.accept', defaultMessage: 'accept', description: 'Beside the key A: what it does' },
  reason: {
    id: 'admin.keys.reason',
    defaultMessage: 'reason',
    description: 'Beside the keys 1 to 5: what they choose',
  },
  reject: { id: 'admin.keys.reject', defaultMessage: 'reject', description: 'Beside the key R: what it does' },
  points: { id: 'admin.keys.points', defaultMessage: '50 points', description: 'Beside the keys + and −: the step' },
  undo: {
    id: 'admin.keys.undo',
    defaultMessage: 'undo',
    description: 'Beside the key U: what it does',
  },
  help: {
    id: 'admin.keys.help',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Button, and title of the list of keys',
  },
  helpHint: {
    id: 'admin.keys.helpHint',
    defaultMessage: 'Shortcuts work everywhere on this page, except while you type. Escape leaves a field.',
    description: 'Above the list of keys',
  },
  keys: {
    id: 'admin.keys.keys',
    defaultMessage: 'Shortcut keys',
    description: 'Switch: turns the keys of the review on and off',
  },
  posts: {
    id: 'admin.keys.posts',
    defaultMessage: 'Always load embeds',
    description: 'Switch: posts are loaded from X, TikTok or YouTube without pressing a button',
  },
  nextItem: { id: 'admin.keys.nextItem', defaultMessage: 'Next submission', description: 'Button, on small screens' },
  previousItem: {
    id: 'admin.keys.previousItem',
    defaultMessage: 'Previous submission',
    description: 'Button, on small screens',
  },
  first: {
    id: 'admin.keys.first',
    defaultMessage: 'This is the first submission.',
    description: 'Spoken when the key K is pressed at the start of the list',
  },
  last: {
    id: 'admin.keys.last',
    defaultMessage: 'This is the last submission.',
    description: 'Spoken when the key J is pressed at the end of the list',
  },
  show: { id: 'admin.keys.show', defaultMessage: 'show the post', description: 'Beside the key V: what it does' },
  original: {
    id: 'admin.keys.original',
    defaultMessage: 'open the original',
    description: 'Beside the key O: opens the post on its platform',
  },
  member: {
    id: 'admin.keys.member',
    defaultMessage: 'member’s details',
    description: 'Beside the key M: opens what admins know about the member',
  },
  type: {
    id: 'admin.keys.type',
    defaultMessage: 'enter points',
    description: 'Beside the key P: moves to the field for points',
  },
  message: {
    id: 'admin.keys.message',
    defaultMessage: 'message to the member',
    description: 'Beside the key S: moves to a text field',
  },
  select: { id: 'admin.keys.select', defaultMessage: 'select', description: 'Beside the key X: what it does' },
  selectRange: {
    id: 'admin.keys.selectRange',
    defaultMessage: 'select up to here',
    description: 'Beside the keys Shift X: selects all submissions since the one selected before',
  },
  selectAll: {
    id: 'admin.keys.selectAll',
    defaultMessage: 'select all that match',
    description: 'Beside the key *: selects all submissions that match the filters',
  },
  clear: {
    id: 'admin.keys.clear',
    defaultMessage: 'clear the selection',
    description: 'Beside the key C: what it does',
  },
  news: {
    id: 'admin.keys.news',
    defaultMessage: 'show new submissions',
    description: 'Beside the key “.”: what it does',
  },
  period: { id: 'admin.keys.period', defaultMessage: 'period', description: 'Spoken name of the key .' },
  note: { id: 'admin.keys.note', defaultMessage: 'add a note', description: 'Beside the key N: moves to a text field' },
  asterisk: { id: 'admin.keys.asterisk', defaultMessage: 'asterisk', description: 'Spoken name of the key *' },
  search: { id: 'admin.keys.search', defaultMessage: 'search', description: 'Beside the key /: what it does' },
  slash: { id: 'admin.keys.slash', defaultMessage: 'slash', description: 'Spoken name of the key /' },
  reasonFirst: {
    id: 'admin.keys.reasonFirst',
    defaultMessage: 'Choose a reason with 1 to 5, then press R again.',
    description: 'Spoken when the key R is pressed before a reason was chosen',
  },
  plus: { id: 'admin.keys.plus', defaultMessage: 'plus', description: 'Spoken name of the key +' },
  minus: { id: 'admin.keys.minus', defaultMessage: 'minus', description: 'Spoken name of the key −' },
  questionMark: {
    id: 'admin.keys.questionMark',
    defaultMessage: 'question mark',
    description: 'Spoken name of the key ?',
  },
});

export const memberMessages = defineMessages({
  sheet: {
    id: 'admin.desk.member',
    defaultMessage: 'Member',
    description: 'Title of a dialog: everything admins know about the member who submitted something',
  },
  show: {
    id: 'admin.desk.showMember',
    defaultMessage: 'Member’s details',
    description: 'Button that opens that dialog',
  },
});

export const bulkMessages = defineMessages({
  select: {
    id: 'admin.bulk.select',
    defaultMessage: 'Select {title}',
    description: 'Spoken name of a checkbox; title is a submission',
  },
  selectPage: {
    id: 'admin.bulk.selectPage',
    defaultMessage: 'Select page',
    description: 'Checkbox: selects all submissions on this page of the list',
  },
  selected: {
    id: 'admin.bulk.selected',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'Beside that checkbox: how many submissions are selected',
  },
  selectAll: {
    id: 'admin.bulk.selectAll',
    defaultMessage: 'Select all {count, number}',
    description: 'Button: selects all submissions that match the filters, on all pages',
  },
  clear: { id: 'admin.bulk.clear', defaultMessage: 'Clear', description: 'Button: ends the selection' },
  news: {
    id: 'admin.bulk.news',
    defaultMessage: '{count, plural, one {Show # new} other {Show # new}}',
    description: 'Button: lists the submissions that came in since',
  },
  newsNow: {
    id: 'admin.bulk.newsNow',
    defaultMessage: '{count, plural, one {# new submission} other {# new submissions}}',
    description: 'Spoken when submissions came in',
  },
  undo: {
    id: 'admin.bulk.undo',
    defaultMessage: 'Undo last',
    description: 'Button: takes the last decision back',
  },
  acceptTitle: {
    id: 'admin.bulk.acceptTitle',
    defaultMessage: '{count, plural, one {Accept # submission?} other {Accept # submissions?}}',
    description: 'Title of a dialog',
  },
  acceptText: {
    id: 'admin.bulk.acceptText',
    defaultMessage: 'The members get the points right away. You can undo each decision later.',
    description: 'In the dialog that accepts several submissions',
  },
  pointsEach: {
    id: 'admin.bulk.pointsEach',
    defaultMessage: 'Points for each',
    description: 'Label of a number field, for several submissions',
  },
  usualHint: {
    id: 'admin.bulk.usualHint',
    defaultMessage: 'Leave empty to award the usual points of each type.',
    description: 'Under that field',
  },
  acceptUsual: {
    id: 'admin.bulk.acceptUsual',
    defaultMessage: 'Accept {count, number} for {total, plural, one {# point} other {# points}} in total',
    description: 'Button: accepts several submissions, each for the usual points of its type',
  },
  acceptWith: {
    id: 'admin.bulk.acceptWith',
    defaultMessage: 'Accept {count, number} × {points, number} = {total, number}',
    description: 'Button: how many submissions, what each pays, and what all pay together',
  },
  rejectTitle: {
    id: 'admin.bulk.rejectTitle',
    defaultMessage: '{count, plural, one {Reject # submission?} other {Reject # submissions?}}',
    description: 'Title of a dialog',
  },
  accepted: {
    id: 'admin.bulk.accepted',
    defaultMessage: '{count, plural, one {# submission accepted} other {# submissions accepted}}',
    description: 'Toast',
  },
  rejected: {
    id: 'admin.bulk.rejected',
    defaultMessage: '{count, plural, one {# submission rejected} other {# submissions rejected}}',
    description: 'Toast',
  },
  undone: {
    id: 'admin.bulk.undone',
    defaultMessage: '{count, plural, one {# decision undone} other {# decisions undone}}',
    description: 'Toast',
  },
  skipped: {
    id: 'admin.bulk.skipped',
    defaultMessage:
      '{count, plural, one {# submission was already decided or withdrawn, and stays as it is} other {# submissions were already decided or withdrawn, and stay as they are}}',
    description: 'Toast after a decision on several submissions: others were faster',
  },
  disqualified: {
    id: 'admin.bulk.disqualified',
    defaultMessage:
      '{count, plural, one {# submission stays in review because the member is disqualified} other {# submissions stay in review because the members are disqualified}}',
    description: 'Toast after a decision on several submissions',
  },
  own: {
    id: 'admin.bulk.own',
    defaultMessage:
      '{count, plural, one {# of your submissions stays in review: another admin must decide on it} other {# of your submissions stay in review: another admin must decide on them}}',
    description: 'Toast after a decision on several submissions',
  },
});

export const settingsMessages = defineMessages({
  open: { id: 'admin.settings.open', defaultMessage: 'Settings', description: 'Button: opens the desk’s settings' },
  title: { id: 'admin.settings.title', defaultMessage: 'Review settings', description: 'Title of a dialog' },
  pointsHint: {
    id: 'admin.settings.pointsHint',
    defaultMessage: 'Usual points for each type, for all admins. You can still change them for each submission.',
    description: 'Above number fields, one for each type of submission',
  },
  save: { id: 'admin.settings.save', defaultMessage: 'Save points', description: 'Button' },
  saving: { id: 'admin.settings.saving', defaultMessage: 'Saving', description: 'Spoken while it is sent' },
  saved: { id: 'admin.settings.saved', defaultMessage: 'Usual points saved', description: 'Toast' },
  notSaved: {
    id: 'admin.settings.notSaved',
    defaultMessage: 'Not saved: {failed}. {problem}',
    description: 'Toast; failed lists the types whose usual points failed, and problem is a whole sentence',
  },
  partlySaved: {
    id: 'admin.settings.partlySaved',
    defaultMessage: 'Saved: {saved}. Not saved: {failed}. {problem}',
    description:
      'Toast; saved and failed list the types whose usual points were saved or failed, and problem is a whole sentence',
  },
});

export const replyMessages = defineMessages({
  insert: {
    id: 'admin.reply.insert',
    defaultMessage: 'Insert a saved reply',
    description: 'Button under the message to the member: opens a list of messages that admins keep',
  },
  inserted: {
    id: 'admin.reply.inserted',
    defaultMessage: 'Inserted “{title}”',
    description: 'Spoken when a saved reply was put into the field; title is the reply’s',
  },
  title: {
    id: 'admin.reply.title',
    defaultMessage: 'Saved replies',
    description: 'Above the list of sentences that admins keep to send to members',
  },
  add: { id: 'admin.reply.add', defaultMessage: 'Add reply', description: 'Button: opens a form' },
  edit: { id: 'admin.reply.edit', defaultMessage: 'Edit', description: 'Button beside a saved reply' },
  editName: {
    id: 'admin.reply.editName',
    defaultMessage: 'Edit “{title}”',
    description: 'Spoken name of that button; title is the reply’s',
  },
  editTitle: {
    id: 'admin.reply.editTitle',
    defaultMessage: 'Edit saved reply',
    description: 'Spoken name of the form that changes a saved reply',
  },
  titleLabel: { id: 'admin.reply.titleLabel', defaultMessage: 'Title', description: 'Label of a text field' },
  titleHint: {
    id: 'admin.reply.titleHint',
    defaultMessage: 'Only admins see it.',
    description: 'Under the field for the title of a saved reply',
  },
  textLabel: {
    id: 'admin.reply.textLabel',
    defaultMessage: 'Message to the member',
    description: 'Label of a text field',
  },
  save: { id: 'admin.reply.save', defaultMessage: 'Save reply', description: 'Button' },
  saved: { id: 'admin.reply.saved', defaultMessage: 'Reply saved for all admins', description: 'Toast' },
  delete: { id: 'admin.reply.delete', defaultMessage: 'Delete', description: 'Button beside a saved reply' },
  deleteName: {
    id: 'admin.reply.deleteName',
    defaultMessage: 'Delete “{title}”',
    description: 'Spoken name of that button; title is the reply’s',
  },
  deleteTitle: {
    id: 'admin.reply.deleteTitle',
    defaultMessage: 'Delete this reply?',
    description: 'Title of a dialog',
  },
  deleteText: {
    id: 'admin.reply.deleteText',
    defaultMessage: 'It will be deleted for all admins. Messages already sent stay.',
    description: 'In the dialog that deletes a saved reply',
  },
  deleteConfirm: { id: 'admin.reply.deleteConfirm', defaultMessage: 'Delete reply', description: 'Button' },
  deleting: { id: 'admin.reply.deleting', defaultMessage: 'Deleting', description: 'Spoken while it is sent' },
  deleted: { id: 'admin.reply.deleted', defaultMessage: 'Reply deleted', description: 'Toast' },
  deleteFailed: {
    id: 'admin.reply.deleteFailed',
    defaultMessage: 'Couldn’t delete the reply',
    description: 'Toast',
  },
  loading: {
    id: 'admin.reply.loading',
    defaultMessage: 'Loading saved replies',
    description: 'Spoken while they load',
  },
  failed: {
    id: 'admin.reply.failed',
    defaultMessage: 'Error loading saved replies',
    description: 'In place of the list when it could not be loaded',
  },
  empty: { id: 'admin.reply.empty', defaultMessage: 'No saved replies yet', description: 'In place of the list' },
  emptyHint: {
    id: 'admin.reply.emptyHint',
    defaultMessage: 'Add a message you often send with a decision. All admins can use it.',
    description: 'Under “No saved replies yet”',
  },
});
