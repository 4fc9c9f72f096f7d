import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const snapshotDeskMessages = defineMessages({
  lead: {
    id: 'admin.snapshots.lead',
    defaultMessage: 'Freeze everyone’s points, and decide who gets how much of the airdrop.',
    description: 'Under the title of the page',
  },
  notSuper: {
    id: 'admin.snapshots.notSuper',
    defaultMessage: 'Only super admins can propose a snapshot. You can preview rules.',
    description: 'Shown to admins who are no super admins',
  },
  publicPage: {
    id: 'admin.snapshots.publicPage',
    defaultMessage: 'Public page',
    description: 'Link to the page on which anyone can check a snapshot',
  },
  proposals: {
    id: 'admin.snapshots.proposals',
    defaultMessage: 'Proposals',
    description: 'Heading: snapshots that admins proposed',
  },
  noProposals: {
    id: 'admin.snapshots.noProposals',
    defaultMessage: 'No proposals yet',
    description: 'Shown instead of the list of proposals',
  },
  failed: {
    id: 'admin.snapshots.failed',
    defaultMessage: 'Error loading the snapshots',
    description: 'Shown instead of a list',
  },
  proposedBy: {
    id: 'admin.snapshots.proposedBy',
    defaultMessage: 'Proposed by {name}, {date}',
    description: 'Who proposed a snapshot, and when',
  },
  excludes: {
    id: 'admin.snapshots.excludes',
    defaultMessage: 'Excludes {name} (ID {id}): {reason}',
    description: 'Line of a proposal; id is the member’s number, reason an admin’s words',
  },
  confirmedBy: {
    id: 'admin.snapshots.confirmedBy',
    defaultMessage: 'Confirmed by {name}',
    description: 'Who confirmed a proposed snapshot',
  },
  freezesAt: {
    id: 'admin.snapshots.freezesAt',
    defaultMessage: 'Freezes on {date}',
    description: 'When everyone’s points will be frozen',
  },
  pending: {
    id: 'admin.snapshots.pending',
    defaultMessage: 'Waiting for another super admin',
    description: 'State of a proposed snapshot',
  },
  confirmed: {
    id: 'admin.snapshots.confirmed',
    defaultMessage: 'Confirmed',
    description: 'State of a proposed snapshot that will be made',
  },
  frozen: { id: 'admin.snapshots.frozen', defaultMessage: 'Frozen', description: 'State: the snapshot was made' },
  canceled: {
    id: 'admin.snapshots.canceled',
    defaultMessage: 'Canceled',
    description: 'State of a proposed snapshot',
  },
  failedState: {
    id: 'admin.snapshots.failedState',
    defaultMessage: 'Failed',
    description: 'State of a proposed snapshot that could not be made',
  },
  confirm: { id: 'admin.snapshots.confirm', defaultMessage: 'Confirm', description: 'Button at a proposed snapshot' },
  confirmTitle: {
    id: 'admin.snapshots.confirmTitle',
    defaultMessage: 'Freeze everyone’s points with these rules?',
    description: 'Title of a dialog',
  },
  confirmText: {
    id: 'admin.snapshots.confirmText',
    defaultMessage: 'A snapshot can’t be changed or deleted.',
    description: 'Text of a dialog',
  },
  deciding: {
    id: 'admin.snapshots.deciding',
    defaultMessage: 'Saving',
    description: 'On a button while a decision about a snapshot is saved',
  },
  confirmFailed: {
    id: 'admin.snapshots.confirmFailed',
    defaultMessage: 'Couldn’t confirm the snapshot',
    description: 'Title of a message',
  },
  confirmedNow: {
    id: 'admin.snapshots.confirmedNow',
    defaultMessage: 'Snapshot confirmed',
    description: 'Message after a proposal was confirmed',
  },
  cancel: {
    id: 'admin.snapshots.cancel',
    defaultMessage: 'Cancel snapshot',
    description: 'Button at a proposed snapshot',
  },
  cancelTitle: {
    id: 'admin.snapshots.cancelTitle',
    defaultMessage: 'Cancel this snapshot?',
    description: 'Title of a dialog',
  },
  cancelText: {
    id: 'admin.snapshots.cancelText',
    defaultMessage: 'You can propose another one at any time.',
    description: 'Text of a dialog',
  },
  cancelFailed: {
    id: 'admin.snapshots.cancelFailed',
    defaultMessage: 'Couldn’t cancel the snapshot',
    description: 'Title of a message',
  },
  canceledNow: {
    id: 'admin.snapshots.canceledNow',
    defaultMessage: 'Snapshot canceled',
    description: 'Message after a proposal was called off',
  },
  newTitle: {
    id: 'admin.snapshots.newTitle',
    defaultMessage: 'New snapshot',
    description: 'Heading of a form with rules',
  },
  symbol: { id: 'admin.snapshots.symbol', defaultMessage: 'Token', description: 'Label: short name of the token' },
  decimals: {
    id: 'admin.snapshots.decimals',
    defaultMessage: 'Decimal places',
    description: 'Label: decimal places of the token',
  },
  totalHint: {
    id: 'admin.snapshots.totalHint',
    defaultMessage: 'The most that all members can get in total. For example: 1000000',
    description: 'Hint of a field',
  },
  amountWrong: {
    id: 'admin.snapshots.amountWrong',
    defaultMessage:
      'Enter an amount above zero, with at most {decimals, plural, one {# decimal place} other {# decimal places}}',
    description: 'Error of a field for an amount of tokens',
  },
  symbolWrong: {
    id: 'admin.snapshots.symbolWrong',
    defaultMessage: 'Enter 1 to 12 letters or digits',
    description: 'Error of the field for the token’s short name',
  },
  amountPerPoint: {
    id: 'admin.snapshots.amountPerPoint',
    defaultMessage: 'Amount per point',
    description: 'Label of a field',
  },
  perPointOption: {
    id: 'admin.snapshots.perPointOption',
    defaultMessage: 'A fixed amount per point',
    description: 'Option: how points become tokens',
  },
  capHint: {
    id: 'admin.snapshots.capHint',
    defaultMessage: 'Leave empty for no limit.',
    description: 'Hint of a field',
  },
  excludeAdmins: {
    id: 'admin.snapshots.excludeAdmins',
    defaultMessage: 'Exclude admins',
    description: 'Label of a switch',
  },
  exclusions: {
    id: 'admin.snapshots.exclusions',
    defaultMessage: 'Excluded members',
    description: 'Label of a field with one member in each line',
  },
  exclusionsHint: {
    id: 'admin.snapshots.exclusionsHint',
    defaultMessage:
      'One per line: member ID, space, reason. The member can read the reason. For example: 7 Bought points',
    description: 'Hint of a field with one member in each line',
  },
  exclusionsWrong: {
    id: 'admin.snapshots.exclusionsWrong',
    defaultMessage: 'Line {line, number} needs a member ID, a space, and a reason',
    description: 'Error of a field with one member in each line',
  },
  when: { id: 'admin.snapshots.when', defaultMessage: 'When', description: 'Label: when to freeze everyone’s points' },
  now: {
    id: 'admin.snapshots.now',
    defaultMessage: 'As soon as it’s confirmed',
    description: 'Option: when to freeze',
  },
  atEnd: {
    id: 'admin.snapshots.atEnd',
    defaultMessage: 'At the end of the airdrop, {date}',
    description: 'Option: when to freeze',
  },
  preview: {
    id: 'admin.snapshots.preview',
    defaultMessage: 'Preview',
    description: 'Button: shows what rules lead to',
  },
  previewing: {
    id: 'admin.snapshots.previewing',
    defaultMessage: 'Calculating',
    description: 'On the button “Preview” meanwhile',
  },
  previewTitle: {
    id: 'admin.snapshots.previewTitle',
    defaultMessage: 'Preview with current points',
    description: 'Heading above the totals that rules lead to',
  },
  propose: { id: 'admin.snapshots.propose', defaultMessage: 'Propose', description: 'Button: proposes a snapshot' },
  freeze: {
    id: 'admin.snapshots.freeze',
    defaultMessage: 'Freeze',
    description: 'Button: makes a snapshot, if there is no other super admin to confirm it',
  },
  proposeTitle: {
    id: 'admin.snapshots.proposeTitle',
    defaultMessage: 'Propose this snapshot?',
    description: 'Title of a dialog',
  },
  proposeText: {
    id: 'admin.snapshots.proposeText',
    defaultMessage: 'Another super admin has to confirm it. Then it can’t be changed or deleted.',
    description: 'Text of a dialog',
  },
  proposeFailed: {
    id: 'admin.snapshots.proposeFailed',
    defaultMessage: 'Couldn’t propose the snapshot',
    description: 'Title of a message',
  },
  proposed: {
    id: 'admin.snapshots.proposed',
    defaultMessage: 'Snapshot proposed',
    description: 'Message after a snapshot was proposed',
  },
  made: {
    id: 'admin.snapshots.made',
    defaultMessage: 'Snapshots',
    description: 'Heading: the snapshots that were made',
  },
  noneMade: {
    id: 'admin.snapshots.noneMade',
    defaultMessage: 'No snapshots yet',
    description: 'Shown instead of the list of snapshots',
  },
  given: {
    id: 'admin.snapshots.given',
    defaultMessage: '{count, plural, one {# recipient} other {# recipients}}, {amount}',
    description: 'What a snapshot gives out; the amount is such as 1,250.5 PWR',
  },
  csv: { id: 'admin.snapshots.csv', defaultMessage: 'CSV', description: 'Button: downloads a file; a format' },
  json: { id: 'admin.snapshots.json', defaultMessage: 'JSON', description: 'Button: downloads a file; a format' },
  downloadCsv: {
    id: 'admin.snapshots.downloadCsv',
    defaultMessage: 'Download snapshot {id, number} as CSV',
    description: 'Spoken name of a button',
  },
  downloadJson: {
    id: 'admin.snapshots.downloadJson',
    defaultMessage: 'Download snapshot {id, number} as JSON',
    description: 'Spoken name of a button',
  },
  downloading: {
    id: 'admin.snapshots.downloading',
    defaultMessage: 'Downloading',
    description: 'On a button meanwhile',
  },
  members: {
    id: 'admin.snapshots.members',
    defaultMessage: 'Members',
    description: 'Button: shows the members of a snapshot',
  },
  showMembers: {
    id: 'admin.snapshots.showMembers',
    defaultMessage: 'Show members of snapshot {id, number}',
    description: 'Spoken name of the button “Members”',
  },
  membersOf: {
    id: 'admin.snapshots.membersOf',
    defaultMessage: 'Members of snapshot {id, number}',
    description: 'Heading: who gets how much',
  },
  membersFailed: {
    id: 'admin.snapshots.membersFailed',
    defaultMessage: 'Error loading the members',
    description: 'Shown instead of a list',
  },
  noMembers: {
    id: 'admin.snapshots.noMembers',
    defaultMessage: 'No members',
    description: 'Shown instead of a list',
  },
  entry: {
    id: 'admin.snapshots.entry',
    defaultMessage: 'Entry {entry, number}, {points, plural, one {# point} other {# points}}',
    description: 'Line about a member in a snapshot: the number in its file, and their points at that moment',
  },
  memberPages: {
    id: 'admin.snapshots.memberPages',
    defaultMessage: 'Pages of the members',
    description: 'Spoken name of the page buttons',
  },
});
