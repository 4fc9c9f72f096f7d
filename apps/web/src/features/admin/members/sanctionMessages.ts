import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for sanctions and their list. */
export const sanctionMessages = defineMessages({
  reason: {
    id: 'admin.sanction.reason',
    defaultMessage: 'Reason shown to the member',
    description: 'Label of a text field',
  },
  disqualifyText: {
    id: 'admin.sanction.disqualifyText',
    defaultMessage:
      'Their points are set to 0, they disappear from every leaderboard, and they can’t earn points until an admin reinstates them.',
    description: 'In the dialog that asks whether a member is to be disqualified',
  },
  adminText: {
    id: 'admin.sanction.adminText',
    defaultMessage: 'They’re an admin, so a second admin must confirm this.',
    description: 'In a dialog about a member who is an admin, after its text',
  },
  reinstate: { id: 'admin.sanction.reinstate', defaultMessage: 'Reinstate member', description: 'Button' },
  reinstateTitle: {
    id: 'admin.sanction.reinstateTitle',
    defaultMessage: 'Reinstate {name}?',
    description: 'Title of a dialog; name is a disqualified member',
  },
  reinstateText: {
    id: 'admin.sanction.reinstateText',
    defaultMessage: 'They get back all points that the disqualification took, and can earn points again.',
    description: 'In that dialog',
  },
  reinstateConfirm: { id: 'admin.sanction.reinstateConfirm', defaultMessage: 'Reinstate', description: 'Button' },
  reinstated: { id: 'admin.sanction.reinstated', defaultMessage: 'Member reinstated', description: 'Toast' },
  silence: { id: 'admin.sanction.silence', defaultMessage: 'Silence member', description: 'Button' },
  silenceTitle: {
    id: 'admin.sanction.silenceTitle',
    defaultMessage: 'Silence {name}?',
    description: 'Title of a dialog; name is a member',
  },
  silenceText: {
    id: 'admin.sanction.silenceText',
    defaultMessage: 'They can read everything, but can’t comment or submit anything until it ends.',
    description: 'In that dialog',
  },
  silenceConfirm: { id: 'admin.sanction.silenceConfirm', defaultMessage: 'Silence', description: 'Button' },
  silenced: { id: 'admin.sanction.silenced', defaultMessage: 'Member silenced', description: 'Toast' },
  length: {
    id: 'admin.sanction.length',
    defaultMessage: 'Length',
    description: 'Spoken name of the choice for how long a member is silenced',
  },
  days: {
    id: 'admin.sanction.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Choice: for how long a member is silenced. Narrow',
  },
  unsilence: { id: 'admin.sanction.unsilence', defaultMessage: 'End silence', description: 'Button' },
  unsilenceTitle: {
    id: 'admin.sanction.unsilenceTitle',
    defaultMessage: 'Let {name} post again?',
    description: 'Title of a dialog; name is a silenced member',
  },
  unsilenceText: {
    id: 'admin.sanction.unsilenceText',
    defaultMessage: 'They can comment and submit content again right away.',
    description: 'In that dialog',
  },
  unsilenced: { id: 'admin.sanction.unsilenced', defaultMessage: 'The member can post again', description: 'Toast' },
  pending: { id: 'admin.sanction.pending', defaultMessage: 'Saving', description: 'Spoken meanwhile' },
  proposed: {
    id: 'admin.sanction.proposed',
    defaultMessage: 'Proposed. A second admin must confirm it.',
    description: 'Toast: the member is an admin',
  },
  unchanged: {
    id: 'admin.sanction.unchanged',
    defaultMessage: 'Nothing changed: another admin got there first',
    description: 'Toast',
  },
  failed: {
    id: 'admin.sanction.failed',
    defaultMessage: 'Couldn’t update the member',
    description: 'Toast',
  },
  isSilenced: {
    id: 'admin.sanction.isSilenced',
    defaultMessage: 'Silenced',
    description: 'Mark beside the name of a member who can’t post for some days',
  },
  warning: {
    id: 'admin.sanction.warning',
    defaultMessage: '{name} is disqualified and can’t earn points.',
    description: 'For an admin, before they decide something about a member; name is theirs',
  },
  silencedUntil: {
    id: 'admin.sanction.silencedUntil',
    defaultMessage: '{name} can’t post until {until}.',
    description: 'For an admin; name is a member, until is a date with a time',
  },
  looksLike: {
    id: 'admin.sanction.looksLike',
    defaultMessage: '{name} looks like the name of an admin: {admin}.',
    description: 'For an admin, before they decide something about a member; name is theirs',
  },
  rank: { id: 'admin.sanction.rank', defaultMessage: 'Rank', description: 'Label over the rank of a member' },
  acceptance: {
    id: 'admin.sanction.acceptance',
    defaultMessage: 'Acceptance rate',
    description: 'Label over how many of a member’s decided submissions were accepted, in percent. Narrow',
  },
  acceptanceNote: {
    id: 'admin.sanction.acceptanceNote',
    defaultMessage: '{accepted, number} of {decided, number}',
    description: 'Under that percentage: accepted submissions of all that were decided',
  },
  reports: {
    id: 'admin.sanction.reports',
    defaultMessage: 'Open reports',
    description: 'Label over the number of open reports about what a member published',
  },
  reportsNote: {
    id: 'admin.sanction.reportsNote',
    defaultMessage: '{count, plural, one {# upheld} other {# upheld}}',
    description: 'Under that number: reports that were upheld',
  },
  none: { id: 'admin.sanction.none', defaultMessage: 'None', description: 'In place of a rank or a percentage' },
  list: {
    id: 'admin.sanction.list',
    defaultMessage: 'Sanctions',
    description: 'Tab: what admins did to a member, such as disqualify or silence',
  },
  loading: { id: 'admin.sanction.loading', defaultMessage: 'Loading sanctions', description: 'Spoken while they load' },
  loadFailed: {
    id: 'admin.sanction.loadFailed',
    defaultMessage: 'Error loading the sanctions',
    description: 'In place of the list',
  },
  empty: {
    id: 'admin.sanction.empty',
    defaultMessage: 'No admin has disqualified or silenced this member',
    description: 'In place of the list',
  },
  wasDisqualified: {
    id: 'admin.sanction.wasDisqualified',
    defaultMessage: 'Disqualified',
    description: 'Row of the list: what an admin did to the member',
  },
  wasReinstated: {
    id: 'admin.sanction.wasReinstated',
    defaultMessage: 'Reinstated',
    description: 'Row of the list: what an admin did to the member',
  },
  wasSilenced: {
    id: 'admin.sanction.wasSilenced',
    defaultMessage: 'Silenced for {days, plural, one {# day} other {# days}}',
    description: 'Row of the list: what an admin did to the member',
  },
  wasUnsilenced: {
    id: 'admin.sanction.wasUnsilenced',
    defaultMessage: 'Silence ended',
    description: 'Row of the list: what an admin did to the member',
  },
  isProposed: {
    id: 'admin.sanction.isProposed',
    defaultMessage: 'Waiting for a second admin',
    description: 'Mark of a row of the list',
  },
  isCanceled: { id: 'admin.sanction.isCanceled', defaultMessage: 'Canceled', description: 'Mark of a row of the list' },
  by: {
    id: 'admin.sanction.by',
    defaultMessage: 'By {name}, {when}',
    description: 'Under a row of the list: an admin, and how long ago',
  },
  confirmedBy: {
    id: 'admin.sanction.confirmedBy',
    defaultMessage: 'Confirmed by {name}',
    description: 'Under a row of the list: the second admin',
  },
  canceledBy: {
    id: 'admin.sanction.canceledBy',
    defaultMessage: 'Canceled by {name}',
    description: 'Under a row of the list: an admin',
  },
  confirm: { id: 'admin.sanction.confirm', defaultMessage: 'Confirm', description: 'Button: as the second admin' },
  cancel: {
    id: 'admin.sanction.cancel',
    defaultMessage: 'Cancel proposal',
    description: 'Button: what another admin proposed is not done',
  },
  confirmed: { id: 'admin.sanction.confirmed', defaultMessage: 'Confirmed', description: 'Toast' },
  canceled: { id: 'admin.sanction.canceled', defaultMessage: 'Proposal canceled', description: 'Toast' },
  mark: {
    id: 'admin.sanction.mark',
    defaultMessage: 'Show',
    description: 'Label of a choice: which members are listed',
  },
  anyMark: {
    id: 'admin.sanction.anyMark',
    defaultMessage: 'All members',
    description: 'Choice: members with and without a mark',
  },
  markDisqualified: { id: 'admin.sanction.markDisqualified', defaultMessage: 'Disqualified', description: 'Choice' },
  markSilenced: { id: 'admin.sanction.markSilenced', defaultMessage: 'Silenced', description: 'Choice' },
  markDegen: { id: 'admin.sanction.markDegen', defaultMessage: 'Degen', description: 'Choice: community slang, kept' },
  markProposed: {
    id: 'admin.sanction.markProposed',
    defaultMessage: 'Waiting for a second admin',
    description: 'Choice: admins about whom another admin proposed something',
  },
  nobody: {
    id: 'admin.sanction.nobody',
    defaultMessage: 'No members with this mark',
    description: 'In place of the list of members',
  },
  pages: {
    id: 'admin.sanction.pages',
    defaultMessage: 'Pages of the members',
    description: 'Spoken name of the page buttons',
  },
});
