import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Names of audited actions: the contract's, by `operationId`, and `grantRole`, which isn't an API operation. */
export const operationNames = defineMessages({
  acceptSubmission: {
    id: 'admin.audit.acceptSubmission',
    defaultMessage: 'Submission accepted',
    description: 'Action of an admin',
  },
  rejectSubmission: {
    id: 'admin.audit.rejectSubmission',
    defaultMessage: 'Submission rejected',
    description: 'Action of an admin',
  },
  reopenSubmission: {
    id: 'admin.audit.reopenSubmission',
    defaultMessage: 'Decision undone',
    description: 'Action of an admin',
  },
  acceptAllSubmissions: {
    id: 'admin.audit.acceptAllSubmissions',
    defaultMessage: 'All submissions accepted',
    description: 'Action of an admin',
  },
  acceptAppeal: {
    id: 'admin.audit.acceptAppeal',
    defaultMessage: 'Appeal accepted',
    description: 'Action of an admin',
  },
  upholdAppeal: {
    id: 'admin.audit.upholdAppeal',
    defaultMessage: 'Appeal turned down',
    description: 'Action of an admin: the decision that a member appealed stays',
  },
  upholdReports: {
    id: 'admin.audit.upholdReports',
    defaultMessage: 'Reports upheld',
    description: 'Action of an admin: members were right to report something',
  },
  dismissReports: {
    id: 'admin.audit.dismissReports',
    defaultMessage: 'Reports dismissed',
    description: 'Action of an admin: nothing was wrong with what members reported',
  },
  createReport: {
    id: 'admin.audit.createReport',
    defaultMessage: 'Report sent',
    description: 'Action of an admin: they reported something like any member',
  },
  proposeSnapshot: {
    id: 'admin.audit.proposeSnapshot',
    defaultMessage: 'Snapshot proposed',
    description: 'Action of an admin: a snapshot freezes everyone’s points',
  },
  confirmSnapshot: {
    id: 'admin.audit.confirmSnapshot',
    defaultMessage: 'Snapshot confirmed',
    description: 'Action of an admin: a snapshot freezes everyone’s points',
  },
  cancelSnapshot: {
    id: 'admin.audit.cancelSnapshot',
    defaultMessage: 'Snapshot canceled',
    description: 'Action of an admin: a snapshot freezes everyone’s points',
  },
  deletePost: { id: 'admin.audit.deletePost', defaultMessage: 'Post deleted', description: 'Action of an admin' },
  deleteEmbedCode: {
    id: 'admin.audit.deleteEmbedCode',
    defaultMessage: 'Embed code deleted',
    description: 'Action of an admin',
  },
  addPoints: {
    id: 'admin.audit.addPoints',
    defaultMessage: 'Points adjusted',
    description: 'Action of an admin; they can be below zero',
  },
  setPoints: { id: 'admin.audit.setPoints', defaultMessage: 'Points total set', description: 'Action of an admin' },
  setReferralValue: {
    id: 'admin.audit.setReferralValue',
    defaultMessage: 'Referral points set',
    description: 'Action of an admin: changed how much an invited friend pays a member',
  },
  setUsualPoints: {
    id: 'admin.audit.setUsualPoints',
    defaultMessage: 'Usual points changed',
    description: 'Action of an admin: what accepting a type of submission awards',
  },
  setDegen: { id: 'admin.audit.setDegen', defaultMessage: 'Degen mark changed', description: 'Action of an admin' },
  disqualifyUser: {
    id: 'admin.audit.disqualifyUser',
    defaultMessage: 'Member disqualified',
    description: 'Action of an admin',
  },
  reinstateUser: {
    id: 'admin.audit.reinstateUser',
    defaultMessage: 'Member reinstated',
    description: 'Action of an admin',
  },
  silenceUser: {
    id: 'admin.audit.silenceUser',
    defaultMessage: 'Member silenced',
    description: 'Action of an admin',
  },
  unsilenceUser: {
    id: 'admin.audit.unsilenceUser',
    defaultMessage: 'Silence ended',
    description: 'Action of an admin',
  },
  confirmSanction: {
    id: 'admin.audit.confirmSanction',
    defaultMessage: 'Sanction confirmed',
    description: 'Action of an admin',
  },
  cancelSanction: {
    id: 'admin.audit.cancelSanction',
    defaultMessage: 'Sanction canceled',
    description: 'Action of an admin',
  },
  createNote: {
    id: 'admin.audit.createNote',
    defaultMessage: 'Note added',
    description: 'Action of an admin: a note about a member, for other admins',
  },
  deleteNote: {
    id: 'admin.audit.deleteNote',
    defaultMessage: 'Note deleted',
    description: 'Action of an admin: a note about a member, for other admins',
  },
  createSavedReply: {
    id: 'admin.audit.createSavedReply',
    defaultMessage: 'Reply saved',
    description: 'Action of an admin: a sentence that admins keep to send to members',
  },
  updateSavedReply: {
    id: 'admin.audit.updateSavedReply',
    defaultMessage: 'Saved reply edited',
    description: 'Action of an admin: a sentence that admins keep to send to members',
  },
  deleteSavedReply: {
    id: 'admin.audit.deleteSavedReply',
    defaultMessage: 'Saved reply deleted',
    description: 'Action of an admin: a sentence that admins keep to send to members',
  },
  grantRole: {
    id: 'admin.audit.grantRole',
    defaultMessage: 'Role changed',
    description: 'What was done: a member became an admin, or is one no longer',
  },
  forceVerifyQuest: {
    id: 'admin.audit.forceVerifyQuest',
    defaultMessage: 'Quest force-verified',
    description: 'Action of an admin: a quest counts as done, whatever the check said',
  },
  decideQuest: {
    id: 'admin.audit.decideQuest',
    defaultMessage: 'Quest reviewed',
    description: 'Action of an admin: a member’s quest was verified or refused',
  },
  createQuest: { id: 'admin.audit.createQuest', defaultMessage: 'Quest created', description: 'Action of an admin' },
  updateQuest: { id: 'admin.audit.updateQuest', defaultMessage: 'Quest edited', description: 'Action of an admin' },
  deleteQuest: { id: 'admin.audit.deleteQuest', defaultMessage: 'Quest deleted', description: 'Action of an admin' },
  updateProject: {
    id: 'admin.audit.updateProject',
    defaultMessage: 'Project edited',
    description: 'Action of an admin',
  },
  deleteProject: {
    id: 'admin.audit.deleteProject',
    defaultMessage: 'Project deleted',
    description: 'Action of an admin',
  },
  deleteComment: {
    id: 'admin.audit.deleteComment',
    defaultMessage: 'Comment deleted',
    description: 'Action of an admin',
  },
});

export type AuditedOperation = keyof typeof operationNames;

/** The actions in display order. */
export const operations = Object.keys(operationNames) as AuditedOperation[];
