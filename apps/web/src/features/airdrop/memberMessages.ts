import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages of the airdrop page's parts for members, which load with these parts. */
export const memberMessages = defineMessages({
  points: {
    id: 'airdrop.points',
    defaultMessage: 'Profile points',
    description: 'Over the points of the signed-in member',
  },
  rank: { id: 'airdrop.rank', defaultMessage: 'Rank', description: 'Reading: the member’s place among all' },
  week: { id: 'airdrop.week', defaultMessage: 'Last 7 days', description: 'Reading: points of the last seven days' },
  questsDone: {
    id: 'airdrop.questsDone',
    defaultMessage: 'Quests completed',
    description: 'Reading: how many quests the member has completed',
  },
  friendsJoined: {
    id: 'airdrop.friendsJoined',
    defaultMessage: 'Friends joined',
    description: 'Reading: how many came by the member’s link',
  },
  of: { id: 'airdrop.of', defaultMessage: 'of {count, number}', description: 'Quiet after a number: out of how many' },
  questsAhead: {
    id: 'airdrop.questsAhead',
    defaultMessage: 'Quests before and after',
    description: 'Spoken name of the line of quests around the next step',
  },
  gm: { id: 'airdrop.gm', defaultMessage: 'Daily GM', description: 'Name of the daily bonus' },
  gain: {
    id: 'airdrop.gain',
    defaultMessage: '{points, plural, one {+# point} other {+# points}}',
    description: 'What something brings',
  },
  gmRule: {
    id: 'airdrop.gmRule',
    defaultMessage: 'Once every 24 hours.',
    description: 'How often the daily bonus can be claimed',
  },
  gmClaim: {
    id: 'airdrop.gmClaim',
    defaultMessage: 'Say GM',
    description: 'Button that claims the daily bonus; GM is “good morning”',
  },
  gmPending: {
    id: 'airdrop.gmPending',
    defaultMessage: 'Saying GM',
    description: 'Spoken while the daily bonus is claimed',
  },
  gmClaimed: {
    id: 'airdrop.gmClaimed',
    defaultMessage: 'Good morning! You earned {points, plural, one {# point.} other {# points.}}',
    description: 'Toast when the daily bonus was claimed',
  },
  gmWaiting: {
    id: 'airdrop.gmWaiting',
    defaultMessage: 'Claimed. Next GM in',
    description: 'Above the clock that counts down to the next daily bonus',
  },
  gmNext: {
    id: 'airdrop.gmNext',
    defaultMessage: 'Next GM',
    description: 'Spoken name of the clock that counts down to the next daily bonus',
  },
  gmAgain: {
    id: 'airdrop.gmAgain',
    defaultMessage: 'You can say GM again',
    description: 'Spoken when the next daily bonus can be claimed',
  },
  gmStep: { id: 'airdrop.gmStep', defaultMessage: 'Say your daily GM', description: 'Next step: the daily bonus' },
  gmStepHint: {
    id: 'airdrop.gmStepHint',
    defaultMessage: 'Just one tap, once every 24 hours.',
    description: 'Under “Say your daily GM”',
  },
  quizStep: { id: 'airdrop.quizStep', defaultMessage: 'Take today’s quiz', description: 'Next step: the quiz' },
  quizStepHint: {
    id: 'airdrop.quizStepHint',
    defaultMessage: 'Earn points for every correct answer, plus a bonus for each day in a row.',
    description: 'Under “Take the quiz of the day”',
  },
  quizStepAction: { id: 'airdrop.quizStepAction', defaultMessage: 'Go to quiz', description: 'Link to the quiz' },
  questStepHint: {
    id: 'airdrop.questStepHint',
    defaultMessage: 'Worth {points, plural, one {# point} other {# points}}.',
    description: 'Under the quest that is the next step, where it has no description',
  },
  verifiedHint: {
    id: 'airdrop.verifiedHint',
    defaultMessage: 'Verified. All that’s left is to claim your points.',
    description: 'Under a quest whose points wait',
  },
  allDone: {
    id: 'airdrop.allDone',
    defaultMessage: 'All quests completed',
    description: 'Next step where no quest is left',
  },
  allDoneHint: {
    id: 'airdrop.allDoneHint',
    defaultMessage: 'New quests open from time to time. Until then, invite friends and check your rank.',
    description: 'Under “All quests are done”',
  },
  lookAround: {
    id: 'airdrop.lookAround',
    defaultMessage: 'See where you stand',
    description: 'Next step where there is nothing else to do',
  },
  lookAroundHint: {
    id: 'airdrop.lookAroundHint',
    defaultMessage: 'The leaderboard ranks everyone by points.',
    description: 'Under “See where you stand”',
  },
  toLeaderboard: {
    id: 'airdrop.toLeaderboard',
    defaultMessage: 'Go to leaderboard',
    description: 'Link to the leaderboard',
  },
  streak: {
    id: 'airdrop.streak',
    defaultMessage: 'Quiz streaks',
    description: 'Over how many days in a row the quiz was finished',
  },
  streakDays: {
    id: 'airdrop.streakDays',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'How long the streak is',
  },
  streakBonus: {
    id: 'airdrop.streakBonus',
    defaultMessage: 'One more day in a row earns {points, plural, one {+# point} other {+# points}}.',
    description: 'Under the length of the streak',
  },
  streakFailed: {
    id: 'airdrop.streakFailed',
    defaultMessage: 'Error loading the streak',
    description: 'Where the streak did not arrive',
  },
  thisWeek: {
    id: 'airdrop.thisWeek',
    defaultMessage: 'This week',
    description: 'Spoken name of the days of this week',
  },
  invite: {
    id: 'airdrop.invite',
    defaultMessage: 'Invite friends',
    description: 'Heading over the link that invites friends',
  },
  inviteRule: {
    id: 'airdrop.inviteRule',
    defaultMessage:
      '{points, plural, one {# point} other {# points}} for each friend who completes 4 quests, including the wallet and Telegram quests.',
    description: 'What an invitation brings, and for what',
  },
  inviteText: {
    id: 'airdrop.inviteText',
    defaultMessage: 'Join me on {community} Airdrops',
    description: 'Goes with the link where a network takes a text',
  },
  inviteFailed: {
    id: 'airdrop.inviteFailed',
    defaultMessage: 'Error loading your invitations',
    description: 'In place of the link when it did not arrive',
  },
  inviteLink: {
    id: 'airdrop.inviteLink',
    defaultMessage: 'Your link',
    description: 'Label of the field that holds the link',
  },
  share: {
    id: 'airdrop.share',
    defaultMessage: 'Share',
    description: 'Button that shows the networks to share the link on',
  },
  shareTitle: {
    id: 'airdrop.shareTitle',
    defaultMessage: 'Share your link',
    description: 'Title of the networks to share the link on',
  },
  friends: {
    id: 'airdrop.friends',
    defaultMessage: 'Friends who joined',
    description: 'Spoken name of the list of those who came by the link',
  },
  nobody: {
    id: 'airdrop.nobody',
    defaultMessage: 'No one has joined with your link yet.',
    description: 'In place of the friends',
  },
  progress: {
    id: 'airdrop.progress',
    defaultMessage: '{count, number} of {total, plural, one {# quest} other {# quests}}',
    description: 'How far an invited friend is',
  },
  showMore: {
    id: 'airdrop.showMore',
    defaultMessage: 'Show more',
    description: 'Button that shows older or further entries',
  },
  loadingMore: {
    id: 'airdrop.loadingMore',
    defaultMessage: 'Loading more',
    description: 'Spoken while further entries are on their way',
  },
  activity: {
    id: 'airdrop.activity',
    defaultMessage: 'Latest activity',
    description: 'Heading over what the member did lately',
  },
  activityLoading: {
    id: 'airdrop.activityLoading',
    defaultMessage: 'Loading activity',
    description: 'Spoken while it is on its way',
  },
  activityFailed: {
    id: 'airdrop.activityFailed',
    defaultMessage: 'Error loading the activity',
    description: 'In its place when it did not arrive',
  },
  activityEmpty: {
    id: 'airdrop.activityEmpty',
    defaultMessage: 'Nothing yet',
    description: 'In its place where there is none',
  },
  activityEmptyHint: {
    id: 'airdrop.activityEmptyHint',
    defaultMessage: 'What you do and the points you earn appear here.',
    description: 'Under “Nothing yet”',
  },
  pts: {
    id: 'airdrop.pts',
    defaultMessage: '{points, plural, one {pt} other {pts}}',
    description: 'Quiet after points with their sign, as short as can be',
  },
  emailConfirming: {
    id: 'airdrop.emailConfirming',
    defaultMessage: 'Confirming your address',
    description: 'While a mail address is being confirmed',
  },
  emailConfirmed: {
    id: 'airdrop.emailConfirmed',
    defaultMessage: '{email} is confirmed. You can now claim your quest points.',
    description: 'When a mail address was confirmed by the link of a mail',
  },
});

/** One-word names of quest types. */
export const kindMessages = defineMessages({
  x_follow: { id: 'airdrop.kindX', defaultMessage: 'X', description: 'Kind of quest, in a word: a brand' },
  discord: { id: 'airdrop.kindDiscord', defaultMessage: 'Discord', description: 'Kind of quest, in a word: a brand' },
  telegram: {
    id: 'airdrop.kindTelegram',
    defaultMessage: 'Telegram',
    description: 'Kind of quest, in a word: a brand',
  },
  wallet: { id: 'airdrop.kindWallet', defaultMessage: 'Wallet', description: 'Kind of quest, in a word' },
  email: {
    id: 'airdrop.kindEmail',
    defaultMessage: 'Email',
    description: 'Kind of quest, in a word: confirm a mail address',
  },
  visit: { id: 'airdrop.kindVisit', defaultMessage: 'Visit', description: 'Kind of quest, in a word: open a page' },
  manual: {
    id: 'airdrop.kindManual',
    defaultMessage: 'Task',
    description: 'Kind of quest, in a word: something an admin looks at',
  },
});

/** Sentences for a member's activities, other than earning points. */
export const activityMessages = defineMessages({
  upvote: {
    id: 'airdrop.didUpvote',
    defaultMessage: 'You upvoted {project}',
    description: 'Something the member did; project is a name',
  },
  comment: {
    id: 'airdrop.didComment',
    defaultMessage: 'You commented on {project}',
    description: 'Something the member did; project is a name',
  },
  project: {
    id: 'airdrop.didProject',
    defaultMessage: 'You added {project}',
    description: 'Something the member did; project is a name',
  },
});
