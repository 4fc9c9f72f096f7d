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
