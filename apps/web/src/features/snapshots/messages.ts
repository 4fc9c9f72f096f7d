import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const snapshotPageMessages = defineMessages({
  title: {
    id: 'snapshot.page.title',
    defaultMessage: 'Airdrop snapshot',
    description: 'Title of the page on which anyone can check who gets how much of the airdrop',
  },
  lead: {
    id: 'snapshot.page.lead',
    defaultMessage: 'How points become tokens, and how you can check it.',
    description: 'Under the title of the page',
  },
  empty: {
    id: 'snapshot.page.empty',
    defaultMessage: 'No snapshot yet',
    description: 'Title shown until everyone’s points have been frozen for the airdrop',
  },
  emptyHint: {
    id: 'snapshot.page.emptyHint',
    defaultMessage: 'When the airdrop ends, points and wallets are frozen. The result will appear here.',
    description: 'Shown under “No snapshot yet”',
  },
  failed: {
    id: 'snapshot.page.failed',
    defaultMessage: 'Error loading the snapshots',
    description: 'Shown instead of the page',
  },
  check: {
    id: 'snapshot.page.check',
    defaultMessage: 'Check a wallet',
    description: 'Heading of a form: anyone can enter a wallet and see what it gets',
  },
  address: {
    id: 'snapshot.page.address',
    defaultMessage: 'Wallet address',
    description: 'Label of a field',
  },
  addressHint: {
    id: 'snapshot.page.addressHint',
    defaultMessage: '0x followed by 40 digits or letters from a to f',
    description: 'Hint of a field for a wallet’s address',
  },
  addressWrong: {
    id: 'snapshot.page.addressWrong',
    defaultMessage: 'This isn’t a wallet address. Enter 0x followed by 40 digits or letters from a to f.',
    description: 'Error of a field for a wallet’s address',
  },
  checkIt: { id: 'snapshot.page.checkIt', defaultMessage: 'Check', description: 'Button of the form “Check a wallet”' },
  checking: { id: 'snapshot.page.checking', defaultMessage: 'Checking', description: 'On the button meanwhile' },
  gets: {
    id: 'snapshot.page.gets',
    defaultMessage: 'This wallet gets {amount}.',
    description: 'Result of “Check a wallet”; the amount is such as 1,250.5 PWR',
  },
  yours: {
    id: 'snapshot.page.yours',
    defaultMessage: 'Your allocation',
    description: 'Heading: what the signed-in member gets',
  },
  youGet: {
    id: 'snapshot.page.youGet',
    defaultMessage: 'You get {amount}.',
    description: 'What the signed-in member gets; the amount is such as 1,250.5 PWR',
  },
  youGetNothing: {
    id: 'snapshot.page.youGetNothing',
    defaultMessage: 'You get nothing from this snapshot.',
    description: 'What the signed-in member gets; the reason follows',
  },
  point: {
    id: 'snapshot.page.points',
    defaultMessage: 'You had {count, plural, one {# point} other {# points}}.',
    description: 'The signed-in member’s points at the moment of the snapshot',
  },
  toWallet: {
    id: 'snapshot.page.toWallet',
    defaultMessage: 'It goes to the wallet you had connected then: {wallet}',
    description: 'The wallet that gets the signed-in member’s tokens',
  },
  otherWallet: {
    id: 'snapshot.page.otherWallet',
    defaultMessage: 'You connected another wallet later. The snapshot can’t be changed.',
    description: 'Shown if the signed-in member’s wallet isn’t the one in the snapshot',
  },
  reason: {
    id: 'snapshot.page.reason',
    defaultMessage: 'Reason: {reason}',
    description: 'Why the signed-in member gets nothing, in an admin’s words',
  },
  whyDisqualified: {
    id: 'snapshot.page.whyDisqualified',
    defaultMessage: 'You were disqualified at that moment.',
    description: 'Why the signed-in member gets nothing',
  },
  whyNoWallet: {
    id: 'snapshot.page.whyNoWallet',
    defaultMessage: 'You had no wallet connected at that moment.',
    description: 'Why the signed-in member gets nothing',
  },
  whyAdmin: {
    id: 'snapshot.page.whyAdmin',
    defaultMessage: 'Under its rules, admins get nothing.',
    description: 'Why the signed-in member gets nothing',
  },
  whyExcluded: {
    id: 'snapshot.page.whyExcluded',
    defaultMessage: 'An admin excluded you.',
    description: 'Why the signed-in member gets nothing; the admin’s reason follows',
  },
  whyBelowMinimum: {
    id: 'snapshot.page.whyBelowMinimum',
    defaultMessage: 'You had fewer points than the minimum.',
    description: 'Why the signed-in member gets nothing',
  },
  whyRoundedToZero: {
    id: 'snapshot.page.whyRoundedToZero',
    defaultMessage: 'Your share is below the smallest unit.',
    description: 'Why the signed-in member gets nothing',
  },
  proofTitle: {
    id: 'snapshot.page.proofTitle',
    defaultMessage: 'Proof',
    description: 'Title of a text that opens: the hashes that prove an allocation',
  },
  proofHint: {
    id: 'snapshot.page.proofHint',
    defaultMessage: 'In this order, these hashes link your wallet and its allocation to the Merkle root.',
    description: 'Above a list of hashes',
  },
  proofNone: {
    id: 'snapshot.page.proofNone',
    defaultMessage: 'No hashes are needed: yours is the only entry in the tree.',
    description: 'Shown instead of the hashes if there is one recipient',
  },
  needsWallet: {
    id: 'snapshot.page.needsWallet',
    defaultMessage: 'Connect a wallet before {date} to get your share.',
    description: 'A notice for members without a wallet, before everyone’s points are frozen',
  },
});
