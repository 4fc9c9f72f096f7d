import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const commentMessages = defineMessages({
  label: { id: 'comments.label', defaultMessage: 'Comments', description: 'Spoken name of the list of comments' },
  loading: { id: 'comments.loading', defaultMessage: 'Loading comments', description: 'Spoken while comments load' },
  failed: {
    id: 'comments.failed',
    defaultMessage: 'Error loading comments',
    description: 'In place of comments that could not be loaded',
  },
  empty: {
    id: 'comments.empty',
    defaultMessage: 'No comments yet',
    description: 'Title in place of the comments of a project that has none',
  },
  emptyHint: {
    id: 'comments.emptyHint',
    defaultMessage: 'Be the first to say something about this project.',
    description: 'Under “No comments yet”',
  },
  add: {
    id: 'comments.add',
    defaultMessage: 'Add a comment',
    description: 'Placeholder and spoken name of the field for a comment',
  },
  send: { id: 'comments.send', defaultMessage: 'Send', description: 'Button that posts a comment' },
  posted: { id: 'comments.posted', defaultMessage: 'Comment posted', description: 'Spoken when a comment was sent' },
  replyPosted: {
    id: 'comments.replyPosted',
    defaultMessage: 'Reply posted',
    description: 'Spoken when a reply to a comment was sent',
  },
  sending: {
    id: 'comments.sending',
    defaultMessage: 'Sending',
    description: 'Beside a comment that the server has not confirmed yet',
  },
  toSend: {
    id: 'comments.toSend',
    defaultMessage: '{keys} to send',
    description: 'Hint under the field for a comment; keys are drawn, as Ctrl and Enter',
  },
  insertLink: {
    id: 'comments.insertLink',
    defaultMessage: 'Insert link',
    description: 'Spoken name of the button beside the field for a comment, and title of the dialog that it opens',
  },
  linkAddress: {
    id: 'comments.linkAddress',
    defaultMessage: 'Link address',
    description: 'Field of the dialog that inserts a link into a comment',
  },
  insert: { id: 'comments.insert', defaultMessage: 'Insert', description: 'Button: puts the link into the comment' },
  linkInvalid: {
    id: 'comments.linkInvalid',
    defaultMessage: 'Enter a web address, for example https://example.com',
    description: 'Under the address of a link that is none',
  },
  reply: { id: 'comments.reply', defaultMessage: 'Reply', description: 'Button that opens or posts a reply' },
  replyTo: {
    id: 'comments.replyTo',
    defaultMessage: 'Reply to {name}’s comment',
    description: 'Spoken name of the button that opens the reply form',
  },
  replyingTo: {
    id: 'comments.replyingTo',
    defaultMessage: 'Replying to: {name}',
    description: 'Over the field for a reply',
  },
  addReply: {
    id: 'comments.addReply',
    defaultMessage: 'Write a reply',
    description: 'Placeholder and spoken name of the field for a reply',
  },
  showReplies: {
    id: 'comments.showReplies',
    defaultMessage: 'Show Replies ({count, number})',
    description: 'Button that shows the replies to a comment',
  },
  hideReplies: {
    id: 'comments.hideReplies',
    defaultMessage: 'Hide Replies ({count, number})',
    description: 'Button that hides the replies to a comment',
  },
  replies: {
    id: 'comments.replies',
    defaultMessage: 'Replies to {name}’s comment',
    description: 'Spoken name of the list of replies',
  },
  showMore: {
    id: 'comments.showMore',
    defaultMessage: 'Show more comments',
    description: 'Button after the comments of a project: loads older ones',
  },
  showMoreReplies: {
    id: 'comments.showMoreReplies',
    defaultMessage: 'Show more replies',
    description: 'Button after the replies to a comment: loads the next ones',
  },
  moreShown: {
    id: 'comments.moreShown',
    defaultMessage: '{count, plural, one {# more comment shown} other {# more comments shown}}',
    description: 'Announced when “Show more comments” or “Show more replies” has loaded some',
  },
  creator: {
    id: 'comments.creator',
    defaultMessage: 'Creator',
    description: 'Tag beside the name of the member who submitted the project',
  },
  moreActions: {
    id: 'comments.moreActions',
    defaultMessage: 'More actions for {name}’s comment',
    description: 'Spoken name of the button that opens the menu of a comment',
  },
  sort: {
    id: 'comments.sort',
    defaultMessage: 'Sort comments: {order}',
    description: 'Spoken name of the menu with the order of comments; order is “Newest first” or “Oldest first”',
  },
  newest: {
    id: 'comments.newest',
    defaultMessage: 'Newest first',
    description: 'Order of comments',
  },
  oldest: {
    id: 'comments.oldest',
    defaultMessage: 'Oldest first',
    description: 'Order of comments',
  },
  edit: {
    id: 'comments.edit',
    defaultMessage: 'Edit',
    description: 'Item of a comment’s menu: opens a form with its text',
  },
  editLabel: {
    id: 'comments.editLabel',
    defaultMessage: 'Edit your comment',
    description: 'Placeholder and spoken name of the field with the text of a comment',
  },
  save: {
    id: 'comments.save',
    defaultMessage: 'Save',
    description: 'Button that saves the edited text of a comment',
  },
  edited: {
    id: 'comments.edited',
    defaultMessage: 'edited',
    description: 'Mark after the time of a comment that its author edited',
  },
  editSaved: {
    id: 'comments.editSaved',
    defaultMessage: 'Comment edited',
    description: 'Spoken when an edited comment was saved',
  },
  editFailed: {
    id: 'comments.editFailed',
    defaultMessage: 'Error editing the comment',
    description: 'Toast when an edit of a comment was not saved',
  },
  editClosed: {
    id: 'comments.editClosed',
    defaultMessage: 'You can edit a comment for 15 minutes after posting it',
    description: 'Toast when an edit of a comment came too late; the text stays in the form',
  },
  editConflict: {
    id: 'comments.editConflict',
    defaultMessage: 'You edited this comment elsewhere in the meantime. Check your text, then save again.',
    description: 'Toast when a comment was edited in another window; the text is back in the form',
  },
  editGone: {
    id: 'comments.editGone',
    defaultMessage: 'This comment was deleted, so it can’t be edited',
    description: 'Toast when an edited comment no longer exists',
  },
  editDisqualified: {
    id: 'comments.editDisqualified',
    defaultMessage: 'You’ve been disqualified and can’t edit comments',
    description: 'Toast when a disqualified member edits a comment',
  },
  history: {
    id: 'comments.history',
    defaultMessage: 'Edit history',
    description: 'Item of a comment’s menu, for admins, and title of the dialog with its earlier texts',
  },
  historyLoading: {
    id: 'comments.historyLoading',
    defaultMessage: 'Loading edit history',
    description: 'Spoken while the earlier texts of a comment load',
  },
  historyFailed: {
    id: 'comments.historyFailed',
    defaultMessage: 'Error loading the edit history',
    description: 'In place of the earlier texts of a comment that could not be loaded',
  },
  copyLink: {
    id: 'comments.copyLink',
    defaultMessage: 'Copy link',
    description: 'Item of a comment’s menu: copies its address',
  },
  linkCopied: {
    id: 'comments.linkCopied',
    defaultMessage: 'Link copied!',
    description: 'Toast after the address of a comment was copied',
  },
  copyFailed: {
    id: 'comments.copyFailed',
    defaultMessage: 'Your browser didn’t allow copying. Copy the address of this page instead.',
    description: 'Toast when the address of a comment could not be copied; the page now has that address',
  },
  linked: {
    id: 'comments.linked',
    defaultMessage: 'Linked comment',
    description: 'Tag of the comment that the address of the page leads to',
  },
  linkGone: {
    id: 'comments.linkGone',
    defaultMessage: 'This comment was deleted.',
    description: 'Over the comments when the one that the address leads to is gone',
  },
  delete: {
    id: 'comments.delete',
    defaultMessage: 'Delete',
    description: 'Item of a comment’s menu that deletes it, and button that confirms it',
  },
  deleted: {
    id: 'comments.deleted',
    defaultMessage: 'Deleted comment',
    description: 'In place of a deleted comment that has replies',
  },
  deleteTitle: {
    id: 'comments.deleteTitle',
    defaultMessage: 'Delete this comment?',
    description: 'Title of the question before a comment is deleted',
  },
  deleteBody: {
    id: 'comments.deleteBody',
    defaultMessage: 'This can’t be undone. Its replies will stay.',
    description: 'Text of the question before a comment is deleted',
  },
  deleting: {
    id: 'comments.deleting',
    defaultMessage: 'Deleting comment',
    description: 'Spoken while a comment is being deleted',
  },
  deleteFailed: {
    id: 'comments.deleteFailed',
    defaultMessage: 'Error deleting the comment',
    description: 'Toast when a comment was not deleted',
  },
  postFailed: {
    id: 'comments.postFailed',
    defaultMessage: 'Error posting the comment',
    description: 'Toast when a comment was not posted',
  },
  replyFailed: {
    id: 'comments.replyFailed',
    defaultMessage: 'Error posting the reply',
    description: 'Toast when a reply was not posted',
  },
  used: {
    id: 'comments.used',
    defaultMessage: '{used, number} / {limit, number}',
    description: 'Beside the field for a comment when its limit is near: characters used of how many',
  },
  left: {
    id: 'comments.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Beside the field for a comment when its limit is near',
  },
  over: {
    id: 'comments.over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Beside the field for a comment that is over its limit',
  },
  logInToComment: {
    id: 'comments.logIn',
    defaultMessage: 'Log in to comment',
    description: 'Button in place of the comment form, for visitors',
  },
});
