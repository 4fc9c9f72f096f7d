import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const profileMessages = defineMessages({
  points: {
    id: 'profile.points',
    defaultMessage: 'Profile points',
    description: 'Label over the points that a member has in all, on their profile',
  },
  memberSince: {
    id: 'profile.memberSince',
    defaultMessage: 'Member since {date}',
    description: 'On the profile of a member: the day their account was made, as May 4, 2026',
  },
  tabs: {
    id: 'profile.tabs',
    defaultMessage: 'Profile sections',
    description: 'Spoken name of the tabs of a profile',
  },
  projects: {
    id: 'profile.projects',
    defaultMessage: 'Projects',
    description: 'Tab of a profile: projects that the member submitted; their number stands beside it',
  },
  upvoted: {
    id: 'profile.upvoted',
    defaultMessage: 'Upvoted',
    description: 'Tab of a profile: projects that the member upvoted; their number stands beside it',
  },
  noProjects: {
    id: 'profile.noProjects',
    defaultMessage: 'No projects yet',
    description: 'Title in place of the projects of a member who has submitted none',
  },
  noProjectsHint: {
    id: 'profile.noProjectsHint',
    defaultMessage: 'Projects this member submits appear here.',
    description: 'Under “No projects yet”',
  },
  noOwnProjectsHint: {
    id: 'profile.noOwnProjectsHint',
    defaultMessage: 'Projects you submit will appear here.',
    description: 'Under “No projects yet” on the reader’s own profile',
  },
  noUpvotes: {
    id: 'profile.noUpvotes',
    defaultMessage: 'No upvotes yet',
    description: 'Title in place of the upvoted projects of a member who has upvoted none',
  },
  noUpvotesHint: {
    id: 'profile.noUpvotesHint',
    defaultMessage: 'Projects this member upvotes appear here.',
    description: 'Under “No upvotes yet”',
  },
  noOwnUpvotesHint: {
    id: 'profile.noOwnUpvotesHint',
    defaultMessage: 'Projects you upvote will appear here.',
    description: 'Under “No upvotes yet” on the reader’s own profile',
  },
  personalize: {
    id: 'profile.personalize',
    defaultMessage: 'Personalize profile',
    description: 'Title of the part with flag and interests; also the link to this page on one’s own profile',
  },
  history: {
    id: 'profile.history',
    defaultMessage: 'Points history',
    description: 'Tab of one’s own profile: every movement of the member’s points',
  },
  historyPages: {
    id: 'profile.historyPages',
    defaultMessage: 'Points history pages',
    description: 'Spoken name of the page buttons under the points history',
  },
  historyLoading: {
    id: 'profile.historyLoading',
    defaultMessage: 'Loading points history',
    description: 'Spoken while it loads',
  },
  historyFailed: {
    id: 'profile.historyFailed',
    defaultMessage: 'Error loading the points history',
    description: 'In place of the points history',
  },
  noHistory: {
    id: 'profile.noHistory',
    defaultMessage: 'No points yet',
    description: 'Title in place of the points history of a member who has earned none',
  },
  noHistoryHint: {
    id: 'profile.noHistoryHint',
    defaultMessage: 'Complete a quest or claim the daily GM bonus to earn your first points.',
    description: 'Under “No points yet”',
  },
  loading: {
    id: 'profile.loading',
    defaultMessage: 'Loading profile',
    description: 'Spoken while the profile of a member loads',
  },
  failed: {
    id: 'profile.failed',
    defaultMessage: 'Error loading the profile',
    description: 'In place of a profile that could not be loaded',
  },
  notFound: {
    id: 'profile.notFound',
    defaultMessage: 'This member doesn’t exist',
    description: 'In place of a profile whose address names no member',
  },
});
