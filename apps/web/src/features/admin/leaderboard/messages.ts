import { defineMessages } from '@pwr-community/i18n/defineMessages';
import { causeNames } from '../../../shared/points/messages.ts';
import { queueMessages } from '../review/messages.ts';

export const boardMessages = defineMessages({
  title: {
    id: 'admin.board.title',
    defaultMessage: 'Quest leaderboard',
    description: 'Title of the page for admins; also their link to it',
  },
  lead: {
    id: 'admin.board.lead',
    defaultMessage: 'See who earned points, for what, and when.',
    description: 'Under the title',
  },
  filters: {
    id: 'admin.board.filters',
    defaultMessage: 'Filters',
    description: 'Spoken name of the filters that the whole page obeys',
  },
  filter: {
    id: 'admin.board.filter',
    defaultMessage: 'Points from',
    description: 'Label of a choice: points of quests, of the quiz, of everything',
  },
  everything: {
    id: 'admin.board.everything',
    defaultMessage: 'Everything',
    description: 'Choice: all points',
  },
  summary: {
    id: 'admin.board.summary',
    defaultMessage: 'Summary',
    description: 'Title of a part of the page with figures',
  },
  points: {
    id: 'admin.board.points',
    defaultMessage: 'Points',
    description: 'Label of a figure, and a column',
  },
  earners: {
    id: 'admin.board.earners',
    defaultMessage: 'With points',
    description: 'Label of a figure: how many members earned any in these days. Narrow',
  },
  allMembers: {
    id: 'admin.board.allMembers',
    defaultMessage: 'All members',
    description: 'Label of a figure',
  },
  degens: {
    id: 'admin.board.degens',
    defaultMessage: 'Degens',
    description: 'Label of a figure: members with that mark; community slang, kept',
  },
  byKind: {
    id: 'admin.board.byKind',
    defaultMessage: 'Points by source',
    description: 'Spoken name of a list: what earned how many points',
  },
  memberCount: {
    id: 'admin.board.memberCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'Under a kind of points: how many earned it',
  },
  summaryLoading: {
    id: 'admin.board.summaryLoading',
    defaultMessage: 'Loading summary',
    description: 'Spoken while it loads',
  },
  summaryFailed: {
    id: 'admin.board.summaryFailed',
    defaultMessage: 'Error loading the summary',
    description: 'In its place',
  },
  nothing: {
    id: 'admin.board.nothing',
    defaultMessage: 'No points earned',
    description: 'In place of the kinds of points, where nobody earned any',
  },
  top: {
    id: 'admin.board.top',
    defaultMessage: 'Top 10',
    description: 'Title of a part of the page: the ten members with the most points',
  },
  place: {
    id: 'admin.board.place',
    defaultMessage: '{rank, number}. {name}',
    description: 'A member in a list, with their rank before the name',
  },
  table: {
    id: 'admin.board.table',
    defaultMessage: 'Members by points',
    description: 'Name of the table, and spoken name of its filters',
  },
  search: {
    id: 'admin.board.search',
    defaultMessage: 'Name, username, wallet, or ID',
    description: 'Label of the search box: part of a name or username, a whole wallet address, or a member’s ID',
  },
  members: {
    id: 'admin.board.members',
    defaultMessage: 'Members',
    description: 'Label of a choice: all, those marked as degen, or the others',
  },
  rank: {
    id: 'admin.board.rank',
    defaultMessage: 'Rank',
    description: 'Column',
  },
  member: {
    id: 'admin.board.member',
    defaultMessage: 'Member',
    description: 'Column',
  },
  username: {
    id: 'admin.board.username',
    defaultMessage: 'Username',
    description: 'Column',
  },
  quests: {
    id: 'admin.board.quests',
    defaultMessage: 'Quests completed',
    description: 'Column: how many quests a member completed',
  },
  degen: {
    id: 'admin.board.degen',
    defaultMessage: 'Degen',
    description: 'Column: whether the member has that mark; community slang, kept',
  },
  joined: {
    id: 'admin.board.joined',
    defaultMessage: 'Joined',
    description: 'Column: the day on which the account was made',
  },
  yes: {
    id: 'admin.board.yes',
    defaultMessage: 'Yes',
    description: 'In a column: it is so',
  },
  no: {
    id: 'admin.board.no',
    defaultMessage: 'No',
    description: 'In a column: it is not so',
  },
  columns: {
    id: 'admin.board.columns',
    defaultMessage: 'Columns',
    description: 'Button of the menu that hides columns and shows them',
  },
  hideColumn: {
    id: 'admin.board.hideColumn',
    defaultMessage: 'Hide “{label}”',
    description: 'Entry of that menu; label is the heading of the column',
  },
  showColumn: {
    id: 'admin.board.showColumn',
    defaultMessage: 'Show “{label}”',
    description: 'Entry of that menu; label is the heading of the column',
  },
  memberId: {
    id: 'admin.board.memberId',
    defaultMessage: 'Member ID',
    description: 'Column: the number of a member in addresses',
  },
  wallet: { id: 'admin.board.wallet', defaultMessage: 'Wallet', description: 'Column: address of the member’s wallet' },
  csv: {
    id: 'admin.board.csv',
    defaultMessage: 'Export CSV',
    description: 'Button: saves all rows as a file',
  },
  csvPending: {
    id: 'admin.board.csvPending',
    defaultMessage: 'Preparing file',
    description: 'Spoken while all pages of the list are read',
  },
  csvFailed: {
    id: 'admin.board.csvFailed',
    defaultMessage: 'Couldn’t prepare the file',
    description: 'Toast',
  },
  loading: {
    id: 'admin.board.loading',
    defaultMessage: 'Loading leaderboard',
    description: 'Spoken while it loads',
  },
  failed: {
    id: 'admin.board.failed',
    defaultMessage: 'Error loading the leaderboard',
    description: 'In its place',
  },
  empty: {
    id: 'admin.board.empty',
    defaultMessage: 'No members with points',
    description: 'In place of the members, where the filters leave none',
  },
  emptyHint: {
    id: 'admin.board.emptyHint',
    defaultMessage: 'Try other dates, another source of points, or a shorter search.',
    description: 'Under “Nobody has points here”',
  },
  pages: {
    id: 'admin.board.pages',
    defaultMessage: 'Pages of the leaderboard',
    description: 'Spoken name of the page buttons',
  },
});

/** Names of the kinds of points. */
export const filterNames = {
  all: boardMessages.everything,
  quest: causeNames.quest,
  gm: causeNames.gm,
  referral: causeNames.referral,
  quiz: causeNames.quiz,
  streak: causeNames.streak,
  submission: causeNames.submission,
  adjustment: causeNames.adjustment,
};

export const memberNames = {
  all: queueMessages.anyMember,
  degen: queueMessages.degenOnly,
  others: queueMessages.withoutDegen,
};
