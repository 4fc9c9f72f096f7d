import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const partNames = defineMessages({
  points: {
    id: 'admin.part.points',
    defaultMessage: 'Points',
    description: 'What a value is, in the audit log',
  },
  newPoints: {
    id: 'admin.part.newPoints',
    defaultMessage: 'New value',
    description: 'What a value is, in the audit log',
  },
  referralPoints: {
    id: 'admin.part.referralPoints',
    defaultMessage: 'Points per friend',
    description: 'What a value is, in the audit log',
  },
  isDegen: {
    id: 'admin.part.isDegen',
    defaultMessage: 'Degen',
    description: 'What a value is, in the audit log',
  },
  isDisqualified: {
    id: 'admin.part.isDisqualified',
    defaultMessage: 'Disqualified',
    description: 'What a value is, in the audit log',
  },
  silencedUntil: {
    id: 'admin.part.silencedUntil',
    defaultMessage: 'Silenced until',
    description: 'What a value is, in the audit log: a time follows',
  },
  days: {
    id: 'admin.part.days',
    defaultMessage: 'Days',
    description: 'What a value is, in the audit log: length of a silence',
  },
  proposals: {
    id: 'admin.part.proposals',
    defaultMessage: 'Waiting for a second admin',
    description: 'What a value is, in the audit log: a number of proposals follows',
  },
  isOwn: {
    id: 'admin.part.isOwn',
    defaultMessage: 'About the deciding admin (no other admin available)',
    description: 'What a value is, in the audit log: yes or no follows',
  },
  answer: {
    id: 'admin.part.answer',
    defaultMessage: 'Reason shown to the member',
    description: 'What a value is, in the audit log: why an appeal was turned down',
  },
  isFirstAdmin: {
    id: 'admin.part.isFirstAdmin',
    defaultMessage: 'Decided by the first admin (no other admin available)',
    description: 'What a value is, in the audit log: yes or no follows',
  },
  decision: {
    id: 'admin.part.decision',
    defaultMessage: 'Decision',
    description: 'What a value is, in the audit log: on reports',
  },
  openReports: {
    id: 'admin.part.openReports',
    defaultMessage: 'Open reports',
    description: 'What a value is, in the audit log: a number follows',
  },
  isInvolved: {
    id: 'admin.part.isInvolved',
    defaultMessage: 'Decided by the author or a reporter (no other admin available)',
    description: 'What a value is, in the audit log: yes or no follows',
  },
  lastReportId: {
    id: 'admin.part.lastReportId',
    defaultMessage: 'Last report ID',
    description: 'What a value is, in the audit log',
  },
  text: {
    id: 'admin.part.text',
    defaultMessage: 'Text',
    description: 'What a value is, in the audit log: what someone wrote',
  },
  role: {
    id: 'admin.part.role',
    defaultMessage: 'Role',
    description: 'What a value is, in the audit log',
  },
  username: {
    id: 'admin.part.username',
    defaultMessage: 'Username',
    description: 'What a value is, in the audit log',
  },
  member: {
    id: 'admin.part.member',
    defaultMessage: 'Member',
    description: 'What a value is, in the audit log',
  },
  userId: {
    id: 'admin.part.userId',
    defaultMessage: 'Member',
    description: 'What a value is, in the audit log',
  },
  submissionId: {
    id: 'admin.part.submissionId',
    defaultMessage: 'Submission ID',
    description: 'What a value is, in the audit log',
  },
  postId: {
    id: 'admin.part.postId',
    defaultMessage: 'Post ID',
    description: 'What a value is, in the audit log',
  },
  challengeId: {
    id: 'admin.part.challengeId',
    defaultMessage: 'Quest',
    description: 'What a value is, in the audit log',
  },
  id: {
    id: 'admin.part.id',
    defaultMessage: 'ID',
    description: 'What a value is, in the audit log',
  },
  type: {
    id: 'admin.part.type',
    defaultMessage: 'Type',
    description: 'What a value is, in the audit log',
  },
  kind: {
    id: 'admin.part.kind',
    defaultMessage: 'Type',
    description: 'What a value is, in the audit log',
  },
  status: {
    id: 'admin.part.status',
    defaultMessage: 'Status',
    description: 'What a value is, in the audit log',
  },
  state: {
    id: 'admin.part.state',
    defaultMessage: 'State',
    description: 'What a value is, in the audit log',
  },
  reason: {
    id: 'admin.part.reason',
    defaultMessage: 'Reason',
    description: 'What a value is, in the audit log',
  },
  action: {
    id: 'admin.part.action',
    defaultMessage: 'Decision',
    description: 'What a value is, in the audit log',
  },
  title: {
    id: 'admin.part.title',
    defaultMessage: 'Title',
    description: 'What a value is, in the audit log',
  },
  description: {
    id: 'admin.part.description',
    defaultMessage: 'Description',
    description: 'What a value is, in the audit log',
  },
  target: {
    id: 'admin.part.target',
    defaultMessage: 'Target',
    description: 'What a value is, in the audit log',
  },
  actionUrl: {
    id: 'admin.part.actionUrl',
    defaultMessage: 'Link',
    description: 'What a value is, in the audit log',
  },
  position: {
    id: 'admin.part.position',
    defaultMessage: 'Order',
    description: 'What a value is, in the audit log',
  },
  startsAt: {
    id: 'admin.part.startsAt',
    defaultMessage: 'Starts',
    description: 'What a value is, in the audit log',
  },
  endsAt: {
    id: 'admin.part.endsAt',
    defaultMessage: 'Ends',
    description: 'What a value is, in the audit log',
  },
  needsReview: {
    id: 'admin.part.needsReview',
    defaultMessage: 'Needs review',
    description: 'What a value is, in the audit log',
  },
  quest: {
    id: 'admin.part.quest',
    defaultMessage: 'Quest',
    description: 'What a value is, in the audit log',
  },
  project: {
    id: 'admin.part.project',
    defaultMessage: 'Project',
    description: 'What a value is, in the audit log',
  },
  projectName: {
    id: 'admin.part.projectName',
    defaultMessage: 'Name',
    description: 'What a value is, in the audit log',
  },
  bio: {
    id: 'admin.part.bio',
    defaultMessage: 'Short description',
    description: 'What a value is, in the audit log',
  },
  projectDeployment: {
    id: 'admin.part.projectDeployment',
    defaultMessage: 'Type',
    description: 'What a value is, in the audit log',
  },
  categories: {
    id: 'admin.part.categories',
    defaultMessage: 'Categories',
    description: 'What a value is, in the audit log',
  },
  projectWebsite: {
    id: 'admin.part.projectWebsite',
    defaultMessage: 'Website',
    description: 'What a value is, in the audit log',
  },
  twitterLinkedinUrl: {
    id: 'admin.part.twitterLinkedinUrl',
    defaultMessage: 'X or LinkedIn',
    description: 'What a value is, in the audit log',
  },
  telegramUsername: {
    id: 'admin.part.telegramUsername',
    defaultMessage: 'Telegram',
    description: 'What a value is, in the audit log',
  },
  logo: {
    id: 'admin.part.logo',
    defaultMessage: 'Logo',
    description: 'What a value is, in the audit log',
  },
  images: {
    id: 'admin.part.images',
    defaultMessage: 'Images',
    description: 'What a value is, in the audit log',
  },
  comment: {
    id: 'admin.part.comment',
    defaultMessage: 'Comment',
    description: 'What a value is, in the audit log',
  },
  inReview: {
    id: 'admin.part.inReview',
    defaultMessage: 'In review',
    description: 'What a value is, in the audit log',
  },
  submittedBefore: {
    id: 'admin.part.submittedBefore',
    defaultMessage: 'Submitted before',
    description: 'What a value is, in the audit log',
  },
  requestId: {
    id: 'admin.part.requestId',
    defaultMessage: 'Request',
    description: 'What a value is, in the audit log',
  },
  version: {
    id: 'admin.part.version',
    defaultMessage: 'Version',
    description: 'What a value is, in the audit log: a number that each edit increases',
  },
  logoPath: {
    id: 'admin.part.logoPath',
    defaultMessage: 'Logo',
    description: 'What a value is, in the audit log',
  },
  fileUpload1: {
    id: 'admin.part.fileUpload1',
    defaultMessage: 'Image 1',
    description: 'What a value is, in the audit log',
  },
  fileUpload2: {
    id: 'admin.part.fileUpload2',
    defaultMessage: 'Image 2',
    description: 'What a value is, in the audit log',
  },
  fileUpload3: {
    id: 'admin.part.fileUpload3',
    defaultMessage: 'Image 3',
    description: 'What a value is, in the audit log',
  },
  expected: {
    id: 'admin.part.expected',
    defaultMessage: 'Value the admin saw',
    description: 'What a value is, in the audit log',
  },
  onlyOpen: {
    id: 'admin.part.onlyOpen',
    defaultMessage: 'Only if still waiting for a decision',
    description: 'What a value is, in the audit log: yes or no follows',
  },
  order: {
    id: 'admin.part.order',
    defaultMessage: 'Order',
    description: 'What a value is, in the audit log',
  },
  message: {
    id: 'admin.part.message',
    defaultMessage: 'Message to the member',
    description: 'What a value is, in the audit log: what an admin wrote beside a decision',
  },
  contentType: {
    id: 'admin.part.contentType',
    defaultMessage: 'Type of submission',
    description: 'What a value is, in the audit log',
  },
  rules: {
    id: 'admin.part.rules',
    defaultMessage: 'Rules',
    description: 'What a value is, in the audit log: how points become amounts of the airdrop',
  },
  exclusions: {
    id: 'admin.part.exclusions',
    defaultMessage: 'Excluded members',
    description: 'What a value is, in the audit log: members who get nothing of the airdrop',
  },
  when: {
    id: 'admin.part.when',
    defaultMessage: 'When',
    description: 'What a value is, in the audit log: of a snapshot',
  },
  symbol: {
    id: 'admin.part.symbol',
    defaultMessage: 'Token',
    description: 'What a value is, in the audit log: its short name',
  },
  decimals: {
    id: 'admin.part.decimals',
    defaultMessage: 'Decimal places',
    description: 'What a value is, in the audit log: of a token',
  },
  total: {
    id: 'admin.part.total',
    defaultMessage: 'Total, in the smallest unit',
    description: 'What a value is, in the audit log: the most that the airdrop pays',
  },
  method: {
    id: 'admin.part.method',
    defaultMessage: 'Allocation',
    description: 'What a value is, in the audit log: how the airdrop is shared out',
  },
  amountPerPoint: {
    id: 'admin.part.amountPerPoint',
    defaultMessage: 'Amount per point, in the smallest unit',
    description: 'What a value is, in the audit log',
  },
  cap: {
    id: 'admin.part.cap',
    defaultMessage: 'Maximum per member, in the smallest unit',
    description: 'What a value is, in the audit log',
  },
  minimumPoints: {
    id: 'admin.part.minimumPoints',
    defaultMessage: 'Minimum points',
    description: 'What a value is, in the audit log',
  },
  excludesAdmins: {
    id: 'admin.part.excludesAdmins',
    defaultMessage: 'Admins excluded',
    description: 'What a value is, in the audit log: yes or no follows',
  },
  remainder: {
    id: 'admin.part.remainder',
    defaultMessage: 'Rounding remainder',
    description: 'What a value is, in the audit log',
  },
});
