import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const membersMessages = defineMessages({
  memberId: {
    id: 'admin.members.memberId',
    defaultMessage: 'Member {id}',
    description: 'The number of a member in addresses, without separators',
  },
  title: {
    id: 'admin.members.title',
    defaultMessage: 'Members',
    description: 'Title of the page for admins; also their link to it',
  },
  lead: {
    id: 'admin.members.lead',
    defaultMessage: 'Find a member, then view or adjust their points.',
    description: 'Under the title',
  },
  search: {
    id: 'admin.members.search',
    defaultMessage: 'Name, username, or ID',
    description: 'Label of the search box',
  },
  leading: {
    id: 'admin.members.leading',
    defaultMessage: 'Most points',
    description: 'Above a list of the members with the most points',
  },
  found: {
    id: 'admin.members.found',
    defaultMessage: 'Members found',
    description: 'Above the members that a search found',
  },
  loading: {
    id: 'admin.members.loading',
    defaultMessage: 'Loading members',
    description: 'Spoken while they load',
  },
  failed: {
    id: 'admin.members.failed',
    defaultMessage: 'Error fetching search results',
    description: 'In place of the members',
  },
  nobody: {
    id: 'admin.members.nobody',
    defaultMessage: 'No members found',
    description: 'In place of the members, where the search finds none',
  },
  nobodyHint: {
    id: 'admin.members.nobodyHint',
    defaultMessage: 'Try part of the name, or just the ID.',
    description: 'Under “Nobody found”',
  },
  back: {
    id: 'admin.members.back',
    defaultMessage: 'All members',
    description: 'Link back to the list, on small screens',
  },
  member: {
    id: 'admin.members.member',
    defaultMessage: 'Member',
    description: 'Spoken name of the part of the page with one member',
  },
  choose: {
    id: 'admin.members.choose',
    defaultMessage: 'No member chosen',
    description: 'In place of a member, until one is chosen from the list',
  },
  chooseHint: {
    id: 'admin.members.chooseHint',
    defaultMessage: 'Choose a member to see their points and what you can do.',
    description: 'Under “No member chosen”',
  },
  sheetLoading: {
    id: 'admin.members.sheetLoading',
    defaultMessage: 'Loading member',
    description: 'Spoken while one member loads',
  },
  sheetFailed: {
    id: 'admin.members.sheetFailed',
    defaultMessage: 'Error loading the member',
    description: 'In place of a member',
  },
  unknown: {
    id: 'admin.members.unknown',
    defaultMessage: 'This member doesn’t exist',
    description: 'In place of a member whose id nobody has',
  },
  admin: {
    id: 'admin.members.admin',
    defaultMessage: 'Admin',
    description: 'Mark beside the name of a member who is an admin',
  },
  degen: {
    id: 'admin.members.degen',
    defaultMessage: 'Degen',
    description: 'Mark beside the name of a member: community slang, kept',
  },
  isDisqualified: {
    id: 'admin.members.isDisqualified',
    defaultMessage: 'Disqualified',
    description: 'Mark beside the name of a member',
  },
  points: {
    id: 'admin.members.points',
    defaultMessage: 'Points',
    description: 'Label over the points of a member',
  },
  since: {
    id: 'admin.members.since',
    defaultMessage: 'Member since',
    description: 'Label over the day on which the account was made',
  },
  parts: {
    id: 'admin.members.parts',
    defaultMessage: 'About {name}',
    description: 'Spoken name of the tabs with the points, the posts and the friends of a member',
  },
  ledger: {
    id: 'admin.members.ledger',
    defaultMessage: 'Points history',
    description: 'Tab: every movement of the points of a member',
  },
  quests: {
    id: 'admin.members.quests',
    defaultMessage: 'Quests',
    description: 'Tab: the quests that there are, and where the member is with each',
  },
  questPays: {
    id: 'admin.members.questPays',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'Under the name of a quest: what it pays',
  },
  questCompleted: {
    id: 'admin.members.questCompleted',
    defaultMessage: 'Completed {date}',
    description: 'Beside the name of a quest that the member has completed; date is a whole day',
  },
  questPaidBefore: {
    id: 'admin.members.questPaidBefore',
    defaultMessage: '{name} had already completed this quest. No points were added.',
    description: 'Toast, after an admin completed a quest for a member; name is theirs',
  },
  postPages: {
    id: 'admin.members.postPages',
    defaultMessage: 'Pages of the posts',
    description: 'Spoken name of the page buttons',
  },
  posts: {
    id: 'admin.members.posts',
    defaultMessage: 'Posts',
    description: 'Tab: what a member has on the community page',
  },
  invited: {
    id: 'admin.members.invited',
    defaultMessage: 'Invited',
    description: 'Tab: the members whom this one invited',
  },
  ledgerLoading: {
    id: 'admin.members.ledgerLoading',
    defaultMessage: 'Loading points history',
    description: 'Spoken while it loads',
  },
  ledgerFailed: {
    id: 'admin.members.ledgerFailed',
    defaultMessage: 'Error loading the points history',
    description: 'In place of the points history',
  },
  noEntries: {
    id: 'admin.members.noEntries',
    defaultMessage: 'No points yet',
    description: 'In place of the points history of a member who has earned none',
  },
  ledgerPages: {
    id: 'admin.members.ledgerPages',
    defaultMessage: 'Points history pages',
    description: 'Spoken name of the page buttons under it',
  },
  auditEntry: {
    id: 'admin.members.auditEntry',
    defaultMessage: 'Audit entry',
    description: 'Link from an entry of the points history to what an admin did, in the audit log',
  },
  postsLoading: {
    id: 'admin.members.postsLoading',
    defaultMessage: 'Loading posts',
    description: 'Spoken while they load',
  },
  postsFailed: {
    id: 'admin.members.postsFailed',
    defaultMessage: 'Error loading the posts',
    description: 'In place of the posts',
  },
  noPosts: {
    id: 'admin.members.noPosts',
    defaultMessage: 'No accepted posts',
    description: 'In place of the posts of a member who has none',
  },
  joined: {
    id: 'admin.members.joined',
    defaultMessage: 'Member since {date, date, medium}',
    description: 'Under the name of an invited member',
  },
  invitedLoading: {
    id: 'admin.members.invitedLoading',
    defaultMessage: 'Loading invited members',
    description: 'Spoken while they load',
  },
  invitedFailed: {
    id: 'admin.members.invitedFailed',
    defaultMessage: 'Error fetching referral usernames: {status}',
    description: 'In place of the invited members; status says what went wrong',
  },
  nobodyInvited: {
    id: 'admin.members.nobodyInvited',
    defaultMessage: 'No invited friends yet',
    description: 'In place of the members whom this one invited',
  },
  way: {
    id: 'admin.members.way',
    defaultMessage: 'How the points change',
    description: 'Spoken name of the choice between adding points and setting their total',
  },
  wayAdd: {
    id: 'admin.members.wayAdd',
    defaultMessage: 'Add or subtract',
    description: 'Choice: points are added, or taken where the number is below zero. Narrow',
  },
  waySet: {
    id: 'admin.members.waySet',
    defaultMessage: 'Set the total',
    description: 'Choice: the total becomes the number. Narrow',
  },
  toAdd: {
    id: 'admin.members.toAdd',
    defaultMessage: 'Points to add',
    description: 'Label of a number field',
  },
  toAddHint: {
    id: 'admin.members.toAddHint',
    defaultMessage: 'In steps of 50. Use a negative number to subtract points.',
    description: 'Under the number field',
  },
  newTotal: {
    id: 'admin.members.newTotal',
    defaultMessage: 'New total',
    description: 'Label of a number field: how many points there will be in all',
  },
  newTotalHint: {
    id: 'admin.members.newTotalHint',
    defaultMessage: 'In steps of 50. The difference is added to the points history.',
    description: 'Under the number field',
  },
  notWhole: {
    id: 'admin.members.notWhole',
    defaultMessage: 'Enter a whole number from {least, number} to {most, number}',
    description: 'Error at the number field',
  },
  add: {
    id: 'admin.members.add',
    defaultMessage: 'Add {count, plural, one {# point} other {# points}}',
    description: 'Button; also that of the dialog',
  },
  take: {
    id: 'admin.members.take',
    defaultMessage: 'Subtract {count, plural, one {# point} other {# points}}',
    description: 'Button; also that of the dialog: points are taken from the member',
  },
  setTo: {
    id: 'admin.members.setTo',
    defaultMessage: 'Set to {total, number}',
    description: 'Button; also that of the dialog: the total of the points becomes this',
  },
  pointsTitle: {
    id: 'admin.members.pointsTitle',
    defaultMessage: 'Change {name}’s points?',
    description: 'Title of a dialog; name is a member',
  },
  pointsText: {
    id: 'admin.members.pointsText',
    defaultMessage:
      'They have {before, number} now and will have {after, number}. The change will be recorded under your name.',
    description: 'In that dialog: points before and after',
  },
  pointsPending: {
    id: 'admin.members.pointsPending',
    defaultMessage: 'Changing points',
    description: 'Spoken meanwhile',
  },
  pointsDone: {
    id: 'admin.members.pointsDone',
    defaultMessage: '{name} now has {count, plural, one {# point} other {# points}}',
    description: 'Toast; name is a member',
  },
  pointsMoved: {
    id: 'admin.members.pointsMoved',
    defaultMessage: '{name}’s points changed in the meantime (expected {expected, number})',
    description: 'Toast: somebody else changed the points of the member at the same time',
  },
  pointsFailed: {
    id: 'admin.members.pointsFailed',
    defaultMessage: 'Couldn’t change the points',
    description: 'Toast',
  },
  referral: {
    id: 'admin.members.referral',
    defaultMessage: 'Points per invited friend',
    description: 'Label of a number field: what the member is paid for each',
  },
  referralHint: {
    id: 'admin.members.referralHint',
    defaultMessage: 'In steps of 50. Applies to friends who qualify from now on.',
    description: 'Under the number field',
  },
  referralUnknown: {
    id: 'admin.members.referralUnknown',
    defaultMessage: 'Error loading the current value',
    description: 'Under the number field, where the value did not arrive',
  },
  referralWrong: {
    id: 'admin.members.referralWrong',
    defaultMessage: 'Enter a whole number from 0 to {most, number}',
    description: 'Error at the number field',
  },
  referralSet: {
    id: 'admin.members.referralSet',
    defaultMessage: 'Set to {count, plural, one {# point} other {# points}}',
    description: 'Button; also that of the dialog: what each invited friend pays from now on',
  },
  referralTitle: {
    id: 'admin.members.referralTitle',
    defaultMessage: 'Change {name}’s points per friend?',
    description: 'Title of a dialog; name is the member who invites',
  },
  referralText: {
    id: 'admin.members.referralText',
    defaultMessage:
      'An invited friend is worth {before, number} now and will be worth {after, number}. Points already awarded stay.',
    description: 'In that dialog: points for a friend before and after',
  },
  referralPending: {
    id: 'admin.members.referralPending',
    defaultMessage: 'Changing value',
    description: 'Spoken meanwhile',
  },
  referralDone: {
    id: 'admin.members.referralDone',
    defaultMessage: '{name} now gets {count, plural, one {# point} other {# points}} per invited friend',
    description: 'Toast; name is the member who invites',
  },
  referralFailed: {
    id: 'admin.members.referralFailed',
    defaultMessage: 'Couldn’t change the value',
    description: 'Toast',
  },
});
