import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const partNames = defineMessages({
  points: {
    id: 'admin.part.points',
    defaultMessage: 'Points',
    description: 'Label of a value in the audit log',
  },
  newPoints: {
    id: 'admin.part.newPoints',
    defaultMessage: 'New value',
    description: 'Label of a value in the audit log',
  },
  referralPoints: {
    id: 'admin.part.referralPoints',
    defaultMessage: 'Points per friend',
    description: 'Label of a value in the audit log',
  },
  isDegen: {
    id: 'admin.part.isDegen',
    defaultMessage: 'Degen',
    description: 'Label of a value in the audit log',
  },
  isDisqualified: {
    id: 'admin.part.isDisqualified',
    defaultMessage: 'Disqualified',
    description: 'Label of a value in the audit log',
  },
  silencedUntil: {
    id: 'admin.part.silencedUntil',
    defaultMessage: 'Silenced until',
    description: 'Label of a value in the audit log: a time follows',
  },
  days: {
    id: 'admin.part.days',
    defaultMessage: 'Days',
    description: 'Label of a value in the audit log: length of a silence',
  },
  proposals: {
    id: 'admin.part.proposals',
    defaultMessage: 'Waiting for a second admin',
    description: 'Label of a value in the audit log: a number of proposals follows',
  },
  isOwn: {
    id: 'admin.part.isOwn',
    defaultMessage: 'About the deciding admin (no other admin available)',
    description: 'Label of a value in the audit log: yes or no follows',
  },
  answer: {
    id: 'admin.part.answer',
    defaultMessage: 'Reason shown to the member',
    description: 'Label of a value in the audit log: why an appeal was turned down',
  },
  isFirstAdmin: {
    id: 'admin.part.isFirstAdmin',
    defaultMessage: 'Decided by the first admin (no other admin available)',
    description: 'Label of a value in the audit log: yes or no follows',
  },
  decision: {
    id: 'admin.part.decision',
    defaultMessage: 'Decision',
    description: 'Label of a value in the audit log: on reports',
  },
  openReports: {
    id: 'admin.part.openReports',
    defaultMessage: 'Open reports',
    description: 'Label of a value in the audit log: a number follows',
  },
  isInvolved: {
    id: 'admin.part.isInvolved',
    defaultMessage: 'Decided by the author or a reporter (no other admin available)',
    description: 'Label of a value in the audit log: yes or no follows',
  },
  lastReportId: {
    id: 'admin.part.lastReportId',
    defaultMessage: 'Last report ID',
    description: 'Label of a value in the audit log',
  },
  text: {
    id: 'admin.part.text',
    defaultMessage: 'Text',
    description: 'Label of a value in the audit log: what someone wrote',
  },
  role: {
    id: 'admin.part.role',
    defaultMessage: 'Role',
    description: 'Label of a value in the audit log',
  },
  username: {
    id: 'admin.part.username',
    defaultMessage: 'Username',
    description: 'Label of a value in the audit log',
  },
  member: {
    id: 'admin.part.member',
    defaultMessage: 'Member',
    description: 'Label of a value in the audit log',
  },
  userId: {
    id: 'admin.part.userId',
    defaultMessage: 'Member',
    description: 'Label of a value in the audit log',
  },
  submissionId: {
    id: 'admin.part.submissionId',
    defaultMessage: 'Submission ID',
    description: 'Label of a value in the audit log',
  },
  postId: {
    id: 'admin.part.postId',
    defaultMessage: 'Post ID',
    description: 'Label of a value in the audit log',
  },
  challengeId: {
    id: 'admin.part.challengeId',
    defaultMessage: 'Quest',
    description: 'Label of a value in the audit log',
  },
  id: {
    id: 'admin.part.id',
    defaultMessage: 'ID',
    description: 'Label of a value in the audit log',
  },
  type: {
    id: 'admin.part.type',
    defaultMessage: 'Type',
    description: 'Label of a value in the audit log',
  },
  kind: {
    id: 'admin.part.kind',
    defaultMessage: 'Type',
    description: 'Label of a value in the audit log',
  },
  status: {
    id: 'admin.part.status',
    defaultMessage: 'Status',
    description: 'Label of a value in the audit log',
  },
  state: {
    id: 'admin.part.state',
    defaultMessage: 'State',
    description: 'Label of a value in the audit log',
  },
  reason: {
    id: 'admin.part.reason',
    defaultMessage: 'Reason',
    description: 'Label of a value in the audit log',
  },
  action: {
    id: 'admin.part.action',
    defaultMessage: 'Decision',
    description: 'Label of a value in the audit log',
  },
  title: {
    id: 'admin.part.title',
    defaultMessage: 'Title',
    description: 'Label of a value in the audit log',
  },
  description: {
    id: 'admin.part.description',
    defaultMessage: 'Description',
    description: 'Label of a value in the audit log',
  },
  target: {
    id: 'admin.part.target',
    defaultMessage: 'Target',
    description: 'Label of a value in the audit log',
  },
  actionUrl: {
    id: 'admin.part.actionUrl',
    defaultMessage: 'Link',
    description: 'Label of a value in the audit log',
  },
  position: {
    id: 'admin.part.position',
    defaultMessage: 'Order',
    description: 'Label of a value in the audit log',
  },
  startsAt: {
    id: 'admin.part.startsAt',
    defaultMessage: 'Starts',
    description: 'Label of a value in the audit log',
  },
  endsAt: {
    id: 'admin.part.endsAt',
    defaultMessage: 'Ends',
    description: 'Label of a value in the audit log',
  },
  needsReview: {
    id: 'admin.part.needsReview',
    defaultMessage: 'Needs review',
    description: 'Label of a value in the audit log',
  },
  quest: {
    id: 'admin.part.quest',
    defaultMessage: 'Quest',
    description: 'Label of a value in the audit log',
  },
  project: {
    id: 'admin.part.project',
    defaultMessage: 'Project',
    description: 'Label of a value in the audit log',
  },
  projectName: {
    id: 'admin.part.projectName',
    defaultMessage: 'Name',
    description: 'Label of a value in the audit log',
  },
  bio: {
    id: 'admin.part.bio',
    defaultMessage: 'Short description',
    description: 'Label of a value in the audit log',
  },
  projectDeployment: {
    id: 'admin.part.projectDeployment',
    defaultMessage: 'Type',
    description: 'Label of a value in the audit log',
  },
  categories: {
    id: 'admin.part.categories',
    defaultMessage: 'Categories',
    description: 'Label of a value in the audit log',
  },
  projectWebsite: {
    id: 'admin.part.projectWebsite',
    defaultMessage: 'Website',
    description: 'Label of a value in the audit log',
  },
  twitterLinkedinUrl: {
    id: 'admin.part.twitterLinkedinUrl',
    defaultMessage: 'X or LinkedIn',
    description: 'Label of a value in the audit log',
  },
  telegramUsername: {
    id: 'admin.part.telegramUsername',
    defaultMessage: 'Telegram',
    description: 'Label of a value in the audit log',
  },
  logo: {
    id: 'admin.part.logo',
    defaultMessage: 'Logo',
    description: 'Label of a value in the audit log',
  },
  images: {
    id: 'admin.part.images',
    defaultMessage: 'Images',
    description: 'Label of a value in the audit log',
  },
  comment: {
    id: 'admin.part.comment',
    defaultMessage: 'Comment',
    description: 'Label of a value in the audit log',
  },
  inReview: {
    id: 'admin.part.inReview',
    defaultMessage: 'In review',
    description: 'Label of a value in the audit log',
  },
  submittedBefore: {
    id: 'admin.part.submittedBefore',
    defaultMessage: 'Submitted before',
    description: 'Label of a value in the audit log',
  },
  requestId: {
    id: 'admin.part.requestId',
    defaultMessage: 'Request',
    description: 'Label of a value in the audit log',
  },
  version: {
    id: 'admin.part.version',
    defaultMessage: 'Version',
    description: 'Label of a value in the audit log: a number that each edit increases',
  },
  logoPath: {
    id: 'admin.part.logoPath',
    defaultMessage: 'Logo',
    description: 'Label of a value in the audit log',
  },
  fileUpload1: {
    id: 'admin.part.fileUpload1',
    defaultMessage: 'Image 1',
    description: 'Label of a value in the audit log',
  },
  fileUpload2: {
    id: 'admin.part.fileUpload2',
    defaultMessage: 'Image 2',
    description: 'Label of a value in the audit log',
  },
  fileUpload3: {
    id: 'admin.part.fileUpload3',
    defaultMessage: 'Image 3',
    description: 'Label of a value in the audit log',
  },
  expected: {
    id: 'admin.part.expected',
    defaultMessage: 'Value the admin saw',
    description: 'Label of a value in the audit log',
  },
  onlyOpen: {
    id: 'admin.part.onlyOpen',
    defaultMessage: 'Only if still waiting for a decision',
    description: 'Label of a value in the audit log: yes or no follows',
  },
  order: {
    id: 'admin.part.order',
    defaultMessage: 'Order',
    description: 'Label of a value in the audit log',
  },
  message: {
    id: 'admin.part.message',
    defaultMessage: 'Message to the member',
    description: 'Label of a value in the audit log: what an admin wrote beside a decision',
  },
  contentType: {
    id: 'admin.part.contentType',
    defaultMessage: 'Type of submission',
    description: 'Label of a value in the audit log',
  },
  rules: {
    id: 'admin.part.rules',
    defaultMessage: 'Rules',
    description: 'Label of a value in the audit log: how points become amounts of the airdrop',
  },
  exclusions: {
    id: 'admin.part.exclusions',
    defaultMessage: 'Excluded members',
    description: 'Label of a value in the audit log: members who get nothing of the airdrop',
  },
  when: {
    id: 'admin.part.when',
    defaultMessage: 'When',
    description: 'Label of a value in the audit log: of a snapshot',
  },
  symbol: {
    id: 'admin.part.symbol',
    defaultMessage: 'Token',
    description: 'Label of a value in the audit log: its short name',
  },
  decimals: {
    id: 'admin.part.decimals',
    defaultMessage: 'Decimal places',
    description: 'Label of a value in the audit log: of a token',
  },
  total: {
    id: 'admin.part.total',
    defaultMessage: 'Total, in the smallest unit',
    description: 'Label of a value in the audit log: the most that the airdrop pays',
  },
  method: {
    id: 'admin.part.method',
    defaultMessage: 'Allocation',
    description: 'Label of a value in the audit log: how the airdrop is shared out',
  },
  amountPerPoint: {
    id: 'admin.part.amountPerPoint',
    defaultMessage: 'Amount per point, in the smallest unit',
    description: 'Label of a value in the audit log',
  },
  cap: {
    id: 'admin.part.cap',
    defaultMessage: 'Maximum per member, in the smallest unit',
    description: 'Label of a value in the audit log',
  },
  minimumPoints: {
    id: 'admin.part.minimumPoints',
    defaultMessage: 'Minimum points',
    description: 'Label of a value in the audit log',
  },
  excludesAdmins: {
    id: 'admin.part.excludesAdmins',
    defaultMessage: 'Admins excluded',
    description: 'Label of a value in the audit log: yes or no follows',
  },
  remainder: {
    id: 'admin.part.remainder',
    defaultMessage: 'Rounding remainder',
    description: 'Label of a value in the audit log',
  },
});
