import { defineMessages } from '@pwr-community/i18n/defineMessages';
import { cardMessages } from '../../shared/quests/cardMessages.ts';

/** Messages for the airdrop page. */
export const pageMessages = defineMessages({
  title: {
    id: 'airdrop.title',
    defaultMessage: '{community} Airdrops',
    description: 'Title of the first page in the browser’s tab: a brand, kept as it is',
  },
  welcome: {
    id: 'airdrop.welcome',
    defaultMessage:
      'Welcome to {community} Airdrops! Login or Connect to join challenges and get {community} Point Rewards.',
    description: 'On the first page, for a visitor: the same sentence as in the login modal',
  },
  closesIn: {
    id: 'airdrop.closesIn',
    defaultMessage: 'The airdrop closes in',
    description: 'Title of the first page; a clock with days, hours, minutes and seconds follows it',
  },
  lead: {
    id: 'airdrop.lead',
    defaultMessage: 'Points are counted once, when the airdrop ends.',
    description: 'Under the title of the first page',
  },
  closed: {
    id: 'airdrop.closed',
    defaultMessage: 'The airdrop has closed',
    description: 'Title of the first page when the time has run out',
  },
  closedLead: {
    id: 'airdrop.closedLead',
    defaultMessage: 'Points are being counted.',
    description: 'Under the title “The airdrop has closed”',
  },
  days: {
    id: 'airdrop.days',
    defaultMessage: '{count, plural, one {day} other {days}}',
    description: 'Under the number of days on a clock',
  },
  hours: {
    id: 'airdrop.hours',
    defaultMessage: '{count, plural, one {hour} other {hours}}',
    description: 'Under the number of hours on a clock',
  },
  minutes: {
    id: 'airdrop.minutes',
    defaultMessage: '{count, plural, one {min} other {min}}',
    description: 'Under the number of minutes on a clock',
  },
  seconds: {
    id: 'airdrop.seconds',
    defaultMessage: '{count, plural, one {sec} other {sec}}',
    description: 'Under the number of seconds on a clock',
  },
  left: {
    id: 'airdrop.left',
    defaultMessage:
      '{unit, select, days {{count, plural, one {# day left} other {# days left}}} hours {{count, plural, one {# hour left} other {# hours left}}} other {{count, plural, one {# minute left} other {# minutes left}}}}',
    description: 'Spoken now and then for a clock that runs',
  },
  seasonDays: {
    id: 'airdrop.seasonDays',
    defaultMessage: 'Days of the airdrop',
    description: 'Spoken name of the scale of days',
  },
  today: {
    id: 'airdrop.today',
    defaultMessage: 'Today, day {day, number}',
    description: 'On the scale of days, where it is now',
  },
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
  nextStep: {
    id: 'airdrop.nextStep',
    defaultMessage: 'Recommended next step',
    description: 'Over the one thing that is best done next',
  },
  questsAhead: {
    id: 'airdrop.questsAhead',
    defaultMessage: 'Quests before and after',
    description: 'Spoken name of the line of quests around the next step',
  },
  begin: { id: 'airdrop.begin', defaultMessage: 'Log in to begin', description: 'Next step of a visitor' },
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
  boardTitle: { id: 'airdrop.boardTitle', defaultMessage: 'Quests', description: 'Heading over all quests' },
  documentation: {
    id: 'airdrop.documentation',
    defaultMessage: 'Documentation',
    description: 'Link to the documentation, which is elsewhere',
  },
  show: {
    id: 'airdrop.show',
    defaultMessage: 'Show',
    description: 'Spoken name of what the quests can be narrowed to',
  },
  filtered: {
    id: 'airdrop.filtered',
    defaultMessage: '{filter}: {count, plural, one {# quest} other {# quests}}',
    description: 'Spoken when a filter of the quests was chosen, as “To do: 5 quests”',
  },
  all: { id: 'airdrop.all', defaultMessage: 'All', description: 'Filter: every quest' },
  toDo: { id: 'airdrop.toDo', defaultMessage: 'To do', description: 'Filter: quests that can be done' },
  inReview: {
    id: 'airdrop.inReview',
    defaultMessage: 'In review',
    description: 'Filter: quests that somebody looks at',
  },
  completed: {
    id: 'airdrop.completed',
    defaultMessage: 'Completed',
    description: 'Filter: quests that are done and paid',
  },
  showAll: {
    id: 'airdrop.showAll',
    defaultMessage: 'Show all quests',
    description: 'Button that takes the filter away',
  },
  questsLoading: {
    id: 'airdrop.questsLoading',
    defaultMessage: 'Loading quests',
    description: 'Spoken while quests are on their way',
  },
  questsFailed: {
    id: 'airdrop.questsFailed',
    defaultMessage: 'Error loading quests',
    description: 'In place of the quests when they did not arrive',
  },
  questsEmpty: {
    id: 'airdrop.questsEmpty',
    defaultMessage: 'No quests here',
    description: 'In place of the quests where there are none',
  },
  questsEmptyHint: {
    id: 'airdrop.questsEmptyHint',
    defaultMessage: 'Quests appear here as soon as they open.',
    description: 'Under “Nothing here”, where there is no quest at all',
  },
  filterEmptyHint: {
    id: 'airdrop.filterEmptyHint',
    defaultMessage: 'No quests match this filter.',
    description: 'Under “Nothing here”, where a filter leaves no quest',
  },
  start: { id: 'airdrop.start', defaultMessage: 'Start', description: 'Button that opens a quest that is not begun' },
  goOn: { id: 'airdrop.goOn', defaultMessage: 'Continue', description: 'Button that opens a quest that is begun' },
  details: {
    id: 'airdrop.details',
    defaultMessage: 'Details',
    description: 'Button that opens a quest where there is nothing to do',
  },
  seeWhy: {
    id: 'airdrop.seeWhy',
    defaultMessage: 'See why',
    description: 'Button that opens a quest that was not accepted',
  },
  claim: {
    id: 'airdrop.claim',
    defaultMessage: 'Claim',
    description: 'Button that claims the points of a verified quest',
  },
  claiming: {
    id: 'airdrop.claiming',
    defaultMessage: 'Claiming points',
    description: 'Spoken while points are claimed',
  },
  questCompleted: {
    id: 'airdrop.questCompleted',
    defaultMessage: 'Quest completed! You earned {points, plural, one {# point.} other {# points.}}',
    description: 'Toast when the points of a quest were claimed',
  },
  yourNextStep: {
    id: 'airdrop.yourNextStep',
    defaultMessage: 'Your next step',
    description: 'State of the quest that is best done next',
  },
  completedOn: {
    id: 'airdrop.completedOn',
    defaultMessage: 'Completed {date}',
    description: 'State of a quest that is done; date is a day and a month',
  },
  appealInReview: {
    id: 'airdrop.appealInReview',
    defaultMessage: 'Appeal in review',
    description: 'State of a quest that was not accepted, while an admin looks at the member’s appeal',
  },
  inReviewHint: {
    id: 'airdrop.inReviewHint',
    defaultMessage: 'An admin will review it, usually within a day. You’ll see the result here.',
    description: 'What happens with a quest that is in review',
  },
  pendingHint: {
    id: 'airdrop.pendingHint',
    defaultMessage:
      'The verification service isn’t responding right now. We’ve saved your request and will keep trying.',
    description: 'What happens with a quest whose service is down',
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
  content: {
    id: 'airdrop.content',
    defaultMessage: 'Share your work',
    description: 'Card among the quests: send posts, videos and memes',
  },
  contentHint: {
    id: 'airdrop.contentHint',
    defaultMessage: 'Posts, videos, and memes earn points once an admin accepts them.',
    description: 'Under “Share your work”',
  },
  contentPoints: {
    id: 'airdrop.contentPoints',
    defaultMessage: 'varies',
    description: 'In place of the points of “Share your work”: an admin sets them',
  },
  contentState: {
    id: 'airdrop.contentState',
    defaultMessage: 'As often as you like',
    description: 'State of the card “Share your work”',
  },
  contentAction: {
    id: 'airdrop.contentAction',
    defaultMessage: 'Submit yours',
    description: 'Link of the card “Share your work” to the page where it is done',
  },
});

/** Names of the quest states that the reader sees. */
export const standingMessages = {
  not_started: cardMessages.notStarted,
  ...defineMessages({
    started: { id: 'airdrop.started', defaultMessage: 'Started, not verified', description: 'State of a quest' },
    pending: {
      id: 'airdrop.pending',
      defaultMessage: 'Verifying',
      description: 'State of a quest whose service does not answer yet',
    },
    in_review: {
      id: 'airdrop.reviewed',
      defaultMessage: 'In review',
      description: 'State of a quest that an admin looks at',
    },
    failed: { id: 'airdrop.failed', defaultMessage: 'Rejected', description: 'State of a quest that was not accepted' },
    verified: {
      id: 'airdrop.verified',
      defaultMessage: 'Verified',
      description: 'State of a quest whose points wait to be claimed',
    },
    completed: {
      id: 'airdrop.done',
      defaultMessage: 'Completed',
      description: 'State of a quest that is done and paid',
    },
    locked: { id: 'airdrop.locked', defaultMessage: 'Not open yet', description: 'State of a quest that opens later' },
    closed: { id: 'airdrop.over', defaultMessage: 'Closed', description: 'State of a quest whose time is over' },
  }),
};

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

/** Announced names of step and day states. */
export const circuitMessages = defineMessages({
  done: { id: 'airdrop.stepDone', defaultMessage: 'completed', description: 'Spoken after a step or a day' },
  current: {
    id: 'airdrop.stepCurrent',
    defaultMessage: 'you are here',
    description: 'Spoken after the step or day where the member is',
  },
  ahead: {
    id: 'airdrop.stepAhead',
    defaultMessage: 'upcoming',
    description: 'Spoken after a step or day that is to come',
  },
  locked: { id: 'airdrop.stepLocked', defaultMessage: 'locked', description: 'Spoken after a step that is not open' },
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
