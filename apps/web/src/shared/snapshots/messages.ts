import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages about snapshots, for visitors and admins. */
export const snapshotMessages = defineMessages({
  amount: {
    id: 'snapshot.amount',
    defaultMessage: '{amount} {symbol}',
    description: 'An amount of tokens, such as 1,250.5 PWR',
  },
  number: {
    id: 'snapshot.number',
    defaultMessage: 'Snapshot {id, number}',
    description: 'Heading: a snapshot froze everyone’s points at one moment, to share out the airdrop',
  },
  frozenAt: {
    id: 'snapshot.frozenAt',
    defaultMessage: 'Points and wallets as of {date}',
    description: 'The moment whose points and wallets a snapshot counts',
  },
  rules: { id: 'snapshot.rules', defaultMessage: 'Rules', description: 'Caption of a table: how points become tokens' },
  rule: { id: 'snapshot.rule', defaultMessage: 'Rule', description: 'Column heading of a table' },
  value: { id: 'snapshot.value', defaultMessage: 'Value', description: 'Column heading of a table' },
  total: {
    id: 'snapshot.total',
    defaultMessage: 'Total',
    description: 'Label: the most that the airdrop gives to everyone together',
  },
  method: { id: 'snapshot.method', defaultMessage: 'Allocation', description: 'Label: how points become tokens' },
  proportional: {
    id: 'snapshot.proportional',
    defaultMessage: 'In proportion to points',
    description: 'Rule: everyone’s share of the tokens is their share of the points',
  },
  perPoint: {
    id: 'snapshot.perPoint',
    defaultMessage: '{amount} per point',
    description: 'Rule: what each point earns, such as 2 PWR for each point',
  },
  cap: { id: 'snapshot.cap', defaultMessage: 'Maximum per member', description: 'Label: the cap of an allocation' },
  noCap: { id: 'snapshot.noCap', defaultMessage: 'No limit', description: 'Value: there is no cap' },
  minimum: { id: 'snapshot.minimum', defaultMessage: 'Minimum points', description: 'Label: the minimum of points' },
  admins: { id: 'snapshot.admins', defaultMessage: 'Admins', description: 'Label: whether admins get something' },
  adminsExcluded: {
    id: 'snapshot.adminsExcluded',
    defaultMessage: 'Get nothing',
    description: 'Value: admins get nothing from the airdrop',
  },
  adminsIncluded: {
    id: 'snapshot.adminsIncluded',
    defaultMessage: 'Like all members',
    description: 'Value: admins get their share of the airdrop like everyone',
  },
  remainder: {
    id: 'snapshot.remainder',
    defaultMessage: 'Rounding remainder',
    description: 'Label: what happens to the smallest units that rounding leaves over',
  },
  unallocatedRemainder: {
    id: 'snapshot.unallocatedRemainder',
    defaultMessage: 'Not given out',
    description: 'Rule: what rounding leaves over stays',
  },
  mostPoints: {
    id: 'snapshot.mostPoints',
    defaultMessage: 'One unit each for the members with the most points',
    description: 'Rule: who gets the smallest units that rounding leaves over',
  },
  totals: { id: 'snapshot.totals', defaultMessage: 'Totals', description: 'Caption of a table of sums' },
  figure: { id: 'snapshot.figure', defaultMessage: 'Figure', description: 'Column heading of a table of sums' },
  members: {
    id: 'snapshot.members',
    defaultMessage: 'Members',
    description: 'Label: number of members in a snapshot',
  },
  points: { id: 'snapshot.points', defaultMessage: 'Total points', description: 'Label: sum of everyone’s points' },
  recipients: {
    id: 'snapshot.recipients',
    defaultMessage: 'Recipients',
    description: 'Label: number of members who get tokens',
  },
  allocated: { id: 'snapshot.allocated', defaultMessage: 'Given out', description: 'Label: sum of all amounts' },
  unallocated: {
    id: 'snapshot.unallocated',
    defaultMessage: 'Left over',
    description: 'Label: total minus all amounts',
  },
  disqualified: {
    id: 'snapshot.disqualified',
    defaultMessage: 'Disqualified',
    description: 'Why members get nothing; label of their number',
  },
  noWallet: {
    id: 'snapshot.noWallet',
    defaultMessage: 'Without a wallet',
    description: 'Why members get nothing; label of their number',
  },
  admin: {
    id: 'snapshot.admin',
    defaultMessage: 'Excluded as admins',
    description: 'Why members get nothing; label of their number',
  },
  excluded: {
    id: 'snapshot.excluded',
    defaultMessage: 'Excluded by name',
    description: 'Why members get nothing; label of their number',
  },
  belowMinimum: {
    id: 'snapshot.belowMinimum',
    defaultMessage: 'With too few points',
    description: 'Why members get nothing; label of their number',
  },
  roundedToZero: {
    id: 'snapshot.roundedToZero',
    defaultMessage: 'With a share below the smallest unit',
    description: 'Why members get nothing; label of their number',
  },
  distribution: {
    id: 'snapshot.distribution',
    defaultMessage: 'Recipients by amount',
    description: 'Title of a chart: how many members get how much',
  },
  from: {
    id: 'snapshot.from',
    defaultMessage: 'From',
    description: 'Heading of a table’s first column: the smallest amount of a group, such as 100 PWR',
  },
  showTable: { id: 'snapshot.showTable', defaultMessage: 'Show as table', description: 'Button of a chart' },
  showChart: { id: 'snapshot.showChart', defaultMessage: 'Show as chart', description: 'Button of a table' },
  chart: { id: 'snapshot.chart', defaultMessage: 'chart', description: 'Spoken after a chart’s title' },
  loading: { id: 'snapshot.loading', defaultMessage: 'Loading', description: 'Spoken while snapshots load' },
  chartFailed: {
    id: 'snapshot.chartFailed',
    defaultMessage: 'Error loading the chart',
    description: 'Shown instead of a chart',
  },
  chartEmpty: {
    id: 'snapshot.chartEmpty',
    defaultMessage: 'No one gets anything',
    description: 'Shown instead of a chart without recipients',
  },
  proof: { id: 'snapshot.proof', defaultMessage: 'How to check it', description: 'Caption of a table of hashes' },
  hash: { id: 'snapshot.hash', defaultMessage: 'Hash', description: 'Column heading of a table of hashes' },
  root: { id: 'snapshot.root', defaultMessage: 'Merkle root', description: 'Label of a hash; a term of blockchains' },
  sha256: { id: 'snapshot.sha256', defaultMessage: 'SHA-256 of the file', description: 'Label of a hash' },
});

/** Labels of the reasons why members get nothing, by the contract's names. */
export const exclusionNames = {
  disqualified: snapshotMessages.disqualified,
  'no-wallet': snapshotMessages.noWallet,
  admin: snapshotMessages.admin,
  excluded: snapshotMessages.excluded,
  'below-minimum': snapshotMessages.belowMinimum,
  'rounded-to-zero': snapshotMessages.roundedToZero,
} as const;
