import { defineMessages } from '@pwr-community/i18n/defineMessages';
import { cardMessages } from '../../shared/quests/cardMessages.ts';

/** Messages that every reader of the airdrop page sees. */
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
  nextStep: {
    id: 'airdrop.nextStep',
    defaultMessage: 'Recommended next step',
    description: 'Over the one thing that is best done next',
  },
  begin: { id: 'airdrop.begin', defaultMessage: 'Log in to begin', description: 'Next step of a visitor' },
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
