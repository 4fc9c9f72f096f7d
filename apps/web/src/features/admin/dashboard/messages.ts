import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Labels of the dashboard's figures. */
export const figureMessages = defineMessages({
  inReview: {
    id: 'admin.dashboard.inReview',
    defaultMessage: 'Submissions in review',
    description: 'Label of a figure, and link to the queue',
  },
  unresolved: {
    id: 'admin.dashboard.unresolved',
    defaultMessage: 'Unresolved quests',
    description: 'Label of a figure, and link to the queue: requests that nobody has decided about',
  },
  appeals: {
    id: 'admin.dashboard.appeals',
    defaultMessage: 'Open appeals',
    description: 'Label of a figure, and link to the queue',
  },
  reports: {
    id: 'admin.dashboard.reports',
    defaultMessage: 'Reported content',
    description: 'Label of a figure, and link to the queue: what members have reported and nobody has decided about',
  },
  members: {
    id: 'admin.dashboard.members',
    defaultMessage: 'Members',
    description: 'Label of a figure: how many there are',
  },
  activeToday: {
    id: 'admin.dashboard.activeToday',
    defaultMessage: 'Active today',
    description: 'Label of a figure: members who were here in the last 24 hours',
  },
  activeWeek: {
    id: 'admin.dashboard.activeWeek',
    defaultMessage: 'Active this week',
    description: 'Label of a figure: members who were here in the last seven days',
  },
  wallets: {
    id: 'admin.dashboard.wallets',
    defaultMessage: 'With a wallet',
    description: 'Label of a figure: members who linked a wallet',
  },
  disqualified: {
    id: 'admin.dashboard.disqualified',
    defaultMessage: 'Disqualified',
    description: 'Label of a figure: members who were disqualified',
  },
  projects: {
    id: 'admin.dashboard.projects',
    defaultMessage: 'Projects',
    description: 'Label of a figure: how many there are',
  },
  upvotes: {
    id: 'admin.dashboard.upvotes',
    defaultMessage: 'Upvotes',
    description: 'Label of a figure: of all projects',
  },
  comments: {
    id: 'admin.dashboard.comments',
    defaultMessage: 'Comments',
    description: 'Label of a figure: of all projects',
  },
});

export const dashboardMessages = defineMessages({
  title: { id: 'admin.dashboard.title', defaultMessage: 'Dashboard', description: 'Title of the page for admins' },
  lead: { id: 'admin.dashboard.lead', defaultMessage: 'The community at a glance.', description: 'Under the title' },
  loading: { id: 'admin.dashboard.loading', defaultMessage: 'Loading figures', description: 'Spoken while they load' },
  failed: {
    id: 'admin.dashboard.failed',
    defaultMessage: 'Error loading the figures',
    description: 'In their place when they did not arrive',
  },
  points: { id: 'admin.dashboard.points', defaultMessage: 'Points', description: 'What a chart counts' },
  newMembers: {
    id: 'admin.dashboard.newMembers',
    defaultMessage: 'New members, last 30 days',
    description: 'Title of a chart',
  },
  paidPoints: {
    id: 'admin.dashboard.paidPoints',
    defaultMessage: 'Points awarded, last 30 days',
    description: 'Title of a chart: those taken away count against them',
  },
  newProjects: {
    id: 'admin.dashboard.newProjects',
    defaultMessage: 'New projects',
    description: 'Title of a chart over a time that is chosen beside it',
  },
  byType: { id: 'admin.dashboard.byType', defaultMessage: 'Projects by type', description: 'Title of a chart' },
  type: { id: 'admin.dashboard.type', defaultMessage: 'Type', description: 'Heading of a column: kind of project' },
  noType: {
    id: 'admin.dashboard.noType',
    defaultMessage: 'No type',
    description: 'Projects whose kind is not known',
  },
  activity: {
    id: 'admin.dashboard.activity',
    defaultMessage: 'Latest admin actions',
    description: 'Heading over the last entries of the audit log',
  },
  day: { id: 'admin.dashboard.day', defaultMessage: 'Day', description: 'Heading of a column: a day or a month' },
  time: { id: 'admin.dashboard.time', defaultMessage: 'Period', description: 'Label of the choice of a time' },
  week: { id: 'admin.dashboard.week', defaultMessage: 'Past week', description: 'Choice of a time' },
  month: { id: 'admin.dashboard.month', defaultMessage: 'Past month', description: 'Choice of a time' },
  year: { id: 'admin.dashboard.year', defaultMessage: 'Past year', description: 'Choice of a time' },
  showTable: { id: 'admin.dashboard.showTable', defaultMessage: 'Show as table', description: 'Button on a chart' },
  showChart: {
    id: 'admin.dashboard.showChart',
    defaultMessage: 'Show as chart',
    description: 'Button on a chart that is shown as a table',
  },
  chart: {
    id: 'admin.dashboard.chart',
    defaultMessage: 'Chart. Use the arrow keys to move between points.',
    description: 'Spoken name of a chart',
  },
  chartLoading: {
    id: 'admin.dashboard.chartLoading',
    defaultMessage: 'Loading chart',
    description: 'Spoken while it loads',
  },
  chartFailed: {
    id: 'admin.dashboard.chartFailed',
    defaultMessage: 'Error loading the chart',
    description: 'In its place when it did not arrive',
  },
  chartEmpty: {
    id: 'admin.dashboard.chartEmpty',
    defaultMessage: 'Nothing to show yet',
    description: 'In its place where there is nothing to count',
  },
});
