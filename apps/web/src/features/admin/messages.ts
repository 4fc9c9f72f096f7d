import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const navigationMessages = defineMessages({
  label: {
    id: 'admin.navigation.label',
    defaultMessage: 'Administration',
    description: 'Spoken name of the links to the pages for admins',
  },
  review: { id: 'admin.queue.title', defaultMessage: 'Review queue', description: 'Above the list of submissions' },
  unresolved: {
    id: 'admin.unresolved.title',
    defaultMessage: 'Unresolved quests',
    description: 'Title of a page for admins: quests that members say they have done, and nobody has decided about',
  },
  appeals: {
    id: 'admin.appeals.title',
    defaultMessage: 'Appeals',
    description: 'Title of a page for admins: members’ appeals against decisions; also their link to it',
  },
  reports: {
    id: 'admin.reports.title',
    defaultMessage: 'Reports',
    description: 'Title of a page for admins: what members have reported; also their link to it',
  },
  quests: { id: 'admin.quests.title', defaultMessage: 'Quests', description: 'Title of a page for admins' },
  members: {
    id: 'admin.members.title',
    defaultMessage: 'Members',
    description: 'Title of the page for admins; also their link to it',
  },
  leaderboard: {
    id: 'admin.board.title',
    defaultMessage: 'Quest leaderboard',
    description: 'Title of the page for admins; also their link to it',
  },
  snapshots: {
    id: 'admin.snapshots.title',
    defaultMessage: 'Snapshots',
    description: 'Title of the page for admins that freezes everyone’s points for the airdrop; also their link to it',
  },
  audit: {
    id: 'admin.log.title',
    defaultMessage: 'Audit log',
    description: 'Title of the page for admins; also their link to it',
  },
  projects: {
    id: 'admin.projects.title',
    defaultMessage: 'Projects',
    description: 'Link from the pages for admins to the list of projects',
  },
  dashboard: { id: 'admin.dashboard.title', defaultMessage: 'Dashboard', description: 'Title of the page for admins' },
});

export const daysMessages = defineMessages({
  label: {
    id: 'admin.days.label',
    defaultMessage: 'Dates',
    description: 'Label of the filter for the days that a page for admins covers: a field with two dates',
  },
  week: { id: 'admin.days.week', defaultMessage: 'Last 7 days', description: 'Choice of days' },
  month: { id: 'admin.days.month', defaultMessage: 'Last 30 days', description: 'Choice of days' },
  allTime: { id: 'admin.days.allTime', defaultMessage: 'All time', description: 'Choice: all days' },
  presets: {
    id: 'admin.days.presets',
    defaultMessage: 'Common ranges',
    description: 'Spoken name of ready-made choices of days beside a calendar',
  },
});
