import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for the inbox. */
export const noticeMessages = defineMessages({
  title: { id: 'notice.title', defaultMessage: 'Notifications', description: 'Heading of the inbox' },
  readAll: {
    id: 'notice.readAll',
    defaultMessage: 'Mark all as read',
    description: 'Button in the inbox, for all notifications',
  },
  allRead: {
    id: 'notice.allRead',
    defaultMessage: 'All notifications marked as read',
    description: 'Spoken after “Mark all as read” was pressed',
  },
  unread: {
    id: 'notice.unread',
    defaultMessage: 'Unread',
    description: 'Spoken before a notification that was not read yet; a colon follows',
  },
  loading: {
    id: 'notice.loading',
    defaultMessage: 'Loading notifications',
    description: 'Spoken while the inbox loads',
  },
  failed: {
    id: 'notice.failed',
    defaultMessage: 'Error loading notifications',
    description: 'In place of the inbox that could not be loaded',
  },
  empty: {
    id: 'notice.empty',
    defaultMessage: 'No notifications yet',
    description: 'Title in place of an empty inbox',
  },
  emptyHint: {
    id: 'notice.emptyHint',
    defaultMessage: 'Replies, upvotes, and decisions on your quests and submissions will appear here.',
    description: 'Under “No notifications yet”',
  },
  showMore: {
    id: 'notice.showMore',
    defaultMessage: 'Show more',
    description: 'Button that loads older notifications',
  },
  loadingMore: {
    id: 'notice.loadingMore',
    defaultMessage: 'Loading more notifications',
    description: 'Spoken while older notifications load',
  },
  pts: {
    id: 'notice.pts',
    defaultMessage: '{points, plural, one {pt} other {pts}}',
    description: 'After a number of points: the shortest word for points',
  },
  questVerified: {
    id: 'notice.questVerified',
    defaultMessage: '“{quest}” was verified. You can claim your points.',
    description: 'Notification: an admin or a service verified a quest; quest is its title',
  },
  questCompleted: {
    id: 'notice.questCompleted',
    defaultMessage: '“{quest}” was verified',
    description: 'Notification: an admin verified a quest and awarded its points; quest is its title',
  },
  questRefused: {
    id: 'notice.questRefused',
    defaultMessage: '“{quest}” was not verified',
    description: 'Notification: an admin or a service refused a quest; quest is its title',
  },
  submissionAccepted: {
    id: 'notice.submissionAccepted',
    defaultMessage: 'Your submission was accepted',
    description: 'Notification; its type and points follow',
  },
  submissionRejected: {
    id: 'notice.submissionRejected',
    defaultMessage: 'Your submission was rejected',
    description: 'Notification; the reason follows',
  },
  appealAccepted: {
    id: 'notice.appealAccepted',
    defaultMessage: 'Your appeal was accepted',
    description: 'Notification; the quest or the type of the submission, and the points follow',
  },
  appealUpheld: {
    id: 'notice.appealUpheld',
    defaultMessage: 'Your appeal wasn’t accepted',
    description: 'Notification; the admin’s reason follows',
  },
  moderated: {
    id: 'notice.moderated',
    defaultMessage:
      '{reported, select, comment {An admin upheld a report about your comment} project {An admin upheld a report about your project} post {An admin upheld a report about your post} other {An admin upheld a report about your profile}}',
    description: 'Notification for the author: the report was right; the admin’s message may follow',
  },
  reportUpheld: {
    id: 'notice.reportUpheld',
    defaultMessage:
      '{reported, select, comment {An admin upheld your report about a comment} project {An admin upheld your report about a project} post {An admin upheld your report about a post} other {An admin upheld your report about a profile}}',
    description: 'Notification for a member whose report was right; the admin’s message may follow',
  },
  reportDismissed: {
    id: 'notice.reportDismissed',
    defaultMessage:
      '{reported, select, comment {An admin dismissed your report about a comment} project {An admin dismissed your report about a project} post {An admin dismissed your report about a post} other {An admin dismissed your report about a profile}}',
    description: 'Notification for a member: nothing was wrong with what they reported; the admin’s message may follow',
  },
  comment: {
    id: 'notice.comment',
    defaultMessage: '{name} commented on {project}',
    description: 'Notification; name is a member, project the reader’s own',
  },
  commentGone: {
    id: 'notice.commentGone',
    defaultMessage: '{name} commented on a project that has since been deleted',
    description: 'Notification; name is a member',
  },
  reply: {
    id: 'notice.reply',
    defaultMessage: '{name} replied to your comment on {project}',
    description: 'Notification; name is a member',
  },
  replyGone: {
    id: 'notice.replyGone',
    defaultMessage: '{name} replied to your comment on a project that has since been deleted',
    description: 'Notification; name is a member',
  },
  upvotes: {
    id: 'notice.upvotes',
    defaultMessage: '{count, plural, one {# person} other {# people}} upvoted {project}',
    description: 'Notification; project is the reader’s own',
  },
  upvotesGone: {
    id: 'notice.upvotesGone',
    defaultMessage: '{count, plural, one {# person} other {# people}} upvoted a project that has since been deleted',
    description: 'Notification',
  },
  friendJoined: {
    id: 'notice.friendJoined',
    defaultMessage: '{name} joined with your invitation',
    description: 'Notification; name is the new member',
  },
  friendCounted: {
    id: 'notice.friendCounted',
    defaultMessage: 'Your friend {name} completed 4 quests',
    description: 'Notification; name is the invited member, and the points that this earned follow',
  },
  pointsAdjusted: {
    id: 'notice.pointsAdjusted',
    defaultMessage: 'An admin changed your points',
    description: 'Notification; the difference follows',
  },
  disqualified: {
    id: 'notice.disqualified',
    defaultMessage: 'You’ve been disqualified and can’t earn points',
    description: 'Notification; the admin’s reason follows',
  },
  reinstated: {
    id: 'notice.reinstated',
    defaultMessage: 'You’re no longer disqualified',
    description: 'Notification; the points that come back and the admin’s reason follow',
  },
  silenced: {
    id: 'notice.silenced',
    defaultMessage: 'You can’t post for {days, plural, one {# day} other {# days}}',
    description: 'Notification: neither comments nor content; the admin’s reason follows',
  },
  unsilenced: {
    id: 'notice.unsilenced',
    defaultMessage: 'You can post again',
    description: 'Notification: an admin ended early that the member can’t post; the reason follows',
  },
  airdropClosing: {
    id: 'notice.airdropClosing',
    defaultMessage: 'The airdrop ends on {date}',
    description: 'Notification, three days before',
  },
  airdropWallet: {
    id: 'notice.airdropWallet',
    defaultMessage: 'Connect a wallet before then to get your share.',
    description: 'Under “The airdrop ends on {date}”, for members without a wallet',
  },
  snapshot: {
    id: 'notice.snapshot',
    defaultMessage: 'Points were frozen for the airdrop',
    description: 'Notification',
  },
  snapshotHint: {
    id: 'notice.snapshotHint',
    defaultMessage: 'See what you get.',
    description: 'Under “Points were frozen for the airdrop”, which leads to the snapshot',
  },
});
