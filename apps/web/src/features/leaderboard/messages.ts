import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const boardMessages = defineMessages({
  summary: {
    id: 'board.summary',
    defaultMessage: 'See who leads in points: all time, recent days, quests, and the quiz.',
    description: 'What the leaderboard is, for those who find it by a search',
  },
  quizSummary: {
    id: 'board.quizSummary',
    defaultMessage: 'See who earned the most points from correct answers and streaks in the daily quiz.',
    description: 'What the quiz leaderboard is, for those who find it by a search',
  },
  title: { id: 'board.title', defaultMessage: 'Leaderboard', description: 'Title of the page with members by points' },
  quizTitle: {
    id: 'board.quizTitle',
    defaultMessage: 'Quiz leaderboard',
    description: 'Title of the page with members by points of the quiz',
  },
  members: {
    id: 'board.members',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'Under the title of a leaderboard: how many are on it',
  },
  shown: {
    id: 'board.shown',
    defaultMessage: '{period}: {count, plural, one {# member} other {# members}}',
    description: 'Spoken when other points are shown; period is “7 days”, “All time”, “Quests”',
  },
  kind: {
    id: 'board.kind',
    defaultMessage: 'Points from',
    description: 'Spoken name of the choice of what counts: everything, quests or the quiz',
  },
  everything: {
    id: 'board.everything',
    defaultMessage: 'Everything',
    description: 'Choice of what counts on the leaderboard: all points',
  },
  quests: {
    id: 'board.quests',
    defaultMessage: 'Quests',
    description: 'Choice of what counts on the leaderboard: points of quests',
  },
  quiz: {
    id: 'board.quiz',
    defaultMessage: 'Quiz',
    description: 'Choice of what counts on the leaderboard: points of the quiz',
  },
  period: { id: 'board.period', defaultMessage: 'Period', description: 'Spoken name of the choice of the days' },
  week: { id: 'board.week', defaultMessage: '7 days', description: 'Points of the last 7 days. Narrow' },
  month: { id: 'board.month', defaultMessage: '30 days', description: 'Points of the last 30 days. Narrow' },
  allTime: { id: 'board.allTime', defaultMessage: 'All time', description: 'Points since the beginning. Narrow' },
  rank: { id: 'board.rank', defaultMessage: 'Rank', description: 'Column of a leaderboard' },
  member: { id: 'board.member', defaultMessage: 'Name', description: 'Column of a leaderboard' },
  interests: { id: 'board.interests', defaultMessage: 'Interests', description: 'Column of a leaderboard' },
  share: {
    id: 'board.share',
    defaultMessage: 'vs. 1st place',
    description: 'Column of a leaderboard: a bar that holds the points against those of the first',
  },
  points: { id: 'board.points', defaultMessage: 'Points', description: 'Column of a leaderboard' },
  you: { id: 'board.you', defaultMessage: 'You', description: 'Tag beside the own name on a leaderboard' },
  gap: {
    id: 'board.gap',
    defaultMessage: '{count, plural, one {# member between} other {# members between}}',
    description: 'Spoken between two rows of a leaderboard: how many members are left out',
  },
  loading: {
    id: 'board.loading',
    defaultMessage: 'Loading leaderboard',
    description: 'Spoken while a leaderboard is on its way',
  },
  error: {
    id: 'board.error',
    defaultMessage: 'Error loading the leaderboard',
    description: 'In place of a leaderboard that did not arrive',
  },
  empty: {
    id: 'board.empty',
    defaultMessage: 'No one has points yet',
    description: 'In place of a leaderboard without members',
  },
  emptyHint: {
    id: 'board.emptyHint',
    defaultMessage: 'Complete a quest and take first place.',
    description: 'Under “Nobody has points yet”',
  },
  firstThree: {
    id: 'board.firstThree',
    defaultMessage: 'Top three',
    description: 'Spoken name of the podium',
  },
  figurePoints: {
    id: 'board.figurePoints',
    defaultMessage: '{points, plural, one {{figure} point} other {{figure} points}}',
    description: 'On the podium. The figure is the points as a number',
  },
  figureAhead: {
    id: 'board.figureAhead',
    defaultMessage: '{figure} ahead',
    description:
      'On the podium: how many points the first is ahead of the second. The figure is those points as a number',
  },
  ahead: {
    id: 'board.ahead',
    defaultMessage: '{name} is {count, plural, one {# point} other {# points}} ahead of you.',
    description: 'Under a leaderboard: how far the member with the next place is',
  },
  previous: {
    id: 'board.previous',
    defaultMessage: 'Previous',
    description: 'Link to the page before, of a leaderboard',
  },
  next: { id: 'board.next', defaultMessage: 'Next', description: 'Link to the page after, of a leaderboard' },
});
