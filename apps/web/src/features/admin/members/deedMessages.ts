import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for actions on a member and their submissions. */
export const deedMessages = defineMessages({
  markDegen: {
    id: 'admin.member.markDegen',
    defaultMessage: 'Mark as degen',
    description: 'Button: marks the member; degen is community slang, kept',
  },
  unmarkDegen: {
    id: 'admin.member.unmarkDegen',
    defaultMessage: 'Remove degen mark',
    description: 'Button: takes the mark from the member; degen is community slang, kept',
  },
  marked: { id: 'admin.member.marked', defaultMessage: 'Marked as degen', description: 'Toast' },
  unmarked: { id: 'admin.member.unmarked', defaultMessage: 'Degen mark removed', description: 'Toast' },
  markFailed: {
    id: 'admin.member.markFailed',
    defaultMessage: 'Something happened',
    description: 'Toast when a member could not be marked',
  },
  disqualify: {
    id: 'admin.member.disqualify',
    defaultMessage: 'Disqualify member',
    description: 'Button that opens a dialog',
  },
  disqualifyTitle: {
    id: 'admin.member.disqualifyTitle',
    defaultMessage: 'Disqualify {name}?',
    description: 'Title of a dialog; name is a member',
  },
  disqualifyConfirm: { id: 'admin.member.disqualifyConfirm', defaultMessage: 'Disqualify', description: 'Button' },
  disqualified: {
    id: 'admin.member.disqualified',
    defaultMessage: 'User disqualified successfully',
    description: 'Toast',
  },
  disqualifyFailed: {
    id: 'admin.member.disqualifyFailed',
    defaultMessage: 'Failed to disqualify user',
    description: 'Toast',
  },
  deletePost: { id: 'admin.member.deletePost', defaultMessage: 'Delete post', description: 'Button: opens a dialog' },
  deletePostTitle: {
    id: 'admin.member.deletePostTitle',
    defaultMessage: 'Delete this post?',
    description: 'Title of a dialog',
  },
  deletePostText: {
    id: 'admin.member.deletePostText',
    defaultMessage: 'It will be removed from the community page for good. Points already awarded stay.',
    description: 'In the dialog that asks whether a post is to be deleted',
  },
  deleteConfirm: { id: 'admin.member.deleteConfirm', defaultMessage: 'Delete', description: 'Button' },
  deleting: { id: 'admin.member.deleting', defaultMessage: 'Deleting post', description: 'Spoken meanwhile' },
  postDeleted: { id: 'admin.member.postDeleted', defaultMessage: 'Post deleted successfully', description: 'Toast' },
  postFailed: { id: 'admin.member.postFailed', defaultMessage: 'Failed to delete post', description: 'Toast' },
  markTitle: {
    id: 'admin.member.markTitle',
    defaultMessage: 'Mark {name} as degen?',
    description: 'Title of a dialog; name is a member; degen is community slang, kept',
  },
  unmarkTitle: {
    id: 'admin.member.unmarkTitle',
    defaultMessage: 'Remove {name}’s degen mark?',
    description: 'Title of a dialog; name is a member; degen is community slang, kept',
  },
  markText: {
    id: 'admin.member.markText',
    defaultMessage:
      'Only admins see this mark and can filter lists and leaderboards by it. You can change it at any time.',
    description: 'In the dialog that asks whether a member is to be marked as degen, or no longer',
  },
  markConfirm: {
    id: 'admin.member.markConfirm',
    defaultMessage: 'Mark as degen',
    description: 'Button of that dialog: marks the member',
  },
  unmarkConfirm: {
    id: 'admin.member.unmarkConfirm',
    defaultMessage: 'Remove mark',
    description: 'Button of that dialog: takes the mark from the member',
  },
  marking: { id: 'admin.member.marking', defaultMessage: 'Changing mark', description: 'Spoken meanwhile' },
});
