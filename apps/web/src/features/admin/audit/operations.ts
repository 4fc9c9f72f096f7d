import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Names of admins' actions by the contract's `operationId`, and of the command. */
export const operationNames = defineMessages({
  acceptSubmission: {
    id: 'admin.audit.acceptSubmission',
    defaultMessage: 'Submission accepted',
    description: 'What an admin did',
  },
  rejectSubmission: {
    id: 'admin.audit.rejectSubmission',
    defaultMessage: 'Submission rejected',
    description: 'What an admin did',
  },
  reopenSubmission: {
    id: 'admin.audit.reopenSubmission',
    defaultMessage: 'Decision undone',
    description: 'What an admin did',
  },
  acceptAllSubmissions: {
    id: 'admin.audit.acceptAllSubmissions',
    defaultMessage: 'All submissions accepted',
    description: 'What an admin did',
  },
  acceptAppeal: {
    id: 'admin.audit.acceptAppeal',
    defaultMessage: 'Appeal accepted',
    description: 'What an admin did',
  },
  upholdAppeal: {
    id: 'admin.audit.upholdAppeal',
    defaultMessage: 'Appeal turned down',
    description: 'What an admin did: the decision that a member appealed stays',
  },
  upholdReports: {
    id: 'admin.audit.upholdReports',
    defaultMessage: 'Reports upheld',
    description: 'What an admin did: members were right to report something',
  },
  dismissReports: {
    id: 'admin.audit.dismissReports',
    defaultMessage: 'Reports dismissed',
    description: 'What an admin did: nothing was wrong with what members reported',
  },
  createReport: {
    id: 'admin.audit.createReport',
    defaultMessage: 'Report sent',
    description: 'What an admin did: they reported something like any member',
  },
  proposeSnapshot: {
    id: 'admin.audit.proposeSnapshot',
    defaultMessage: 'Snapshot proposed',
    description: 'What an admin did: a snapshot freezes everyone’s points',
  },
  confirmSnapshot: {
    id: 'admin.audit.confirmSnapshot',
    defaultMessage: 'Snapshot confirmed',
    description: 'What an admin did: a snapshot freezes everyone’s points',
  },
  cancelSnapshot: {
    id: 'admin.audit.cancelSnapshot',
    defaultMessage: 'Snapshot canceled',
    description: 'What an admin did: a snapshot freezes everyone’s points',
  },
  deletePost: { id: 'admin.audit.deletePost', defaultMessage: 'Post deleted', description: 'What an admin did' },
  deleteEmbedCode: {
    id: 'admin.audit.deleteEmbedCode',
    defaultMessage: 'Embed code deleted',
    description: 'What an admin did',
  },
  addPoints: {
    id: 'admin.audit.addPoints',
    defaultMessage: 'Points adjusted',
    description: 'What an admin did; they can be below zero',
  },
  setPoints: { id: 'admin.audit.setPoints', defaultMessage: 'Points total set', description: 'What an admin did' },
  setReferralValue: {
    id: 'admin.audit.setReferralValue',
    defaultMessage: 'Referral points set',
    description: 'What an admin did: to what an invited friend pays a member',
  },
  setUsualPoints: {
    id: 'admin.audit.setUsualPoints',
    defaultMessage: 'Usual points changed',
    description: 'What an admin did: what accepting a type of submission awards',
  },
  setDegen: { id: 'admin.audit.setDegen', defaultMessage: 'Degen mark changed', description: 'What an admin did' },
  disqualifyUser: {
    id: 'admin.audit.disqualifyUser',
    defaultMessage: 'Member disqualified',
    description: 'What an admin did',
  },
  reinstateUser: {
    id: 'admin.audit.reinstateUser',
    defaultMessage: 'Member reinstated',
    description: 'What an admin did',
  },
  silenceUser: {
    id: 'admin.audit.silenceUser',
    defaultMessage: 'Member silenced',
    description: 'What an admin did',
  },
  unsilenceUser: {
    id: 'admin.audit.unsilenceUser',
    defaultMessage: 'Silence ended',
    description: 'What an admin did',
  },
  confirmSanction: {
    id: 'admin.audit.confirmSanction',
    defaultMessage: 'Sanction confirmed',
    description: 'What an admin did',
  },
  cancelSanction: {
    id: 'admin.audit.cancelSanction',
    defaultMessage: 'Sanction canceled',
    description: 'What an admin did',
  },
  createNote: {
    id: 'admin.audit.createNote',
    defaultMessage: 'Note added',
    description: 'What an admin did: a note about a member, for other admins',
  },
  deleteNote: {
    id: 'admin.audit.deleteNote',
    defaultMessage: 'Note deleted',
    description: 'What an admin did: a note about a member, for other admins',
  },
  createSavedReply: {
    id: 'admin.audit.createSavedReply',
    defaultMessage: 'Reply saved',
    description: 'What an admin did: a sentence that admins keep to send to members',
  },
  updateSavedReply: {
    id: 'admin.audit.updateSavedReply',
    defaultMessage: 'Saved reply edited',
    description: 'What an admin did: a sentence that admins keep to send to members',
  },
  deleteSavedReply: {
    id: 'admin.audit.deleteSavedReply',
    defaultMessage: 'Saved reply deleted',
    description: 'What an admin did: a sentence that admins keep to send to members',
  },
  grantRole: {
    id: 'admin.audit.grantRole',
    defaultMessage: 'Role changed',
    description: 'What was done: a member became an admin, or is one no longer',
  },
  forceVerifyQuest: {
    id: 'admin.audit.forceVerifyQuest',
    defaultMessage: 'Quest force-verified',
    description: 'What an admin did: a quest counts as done, whatever the check said',
  },
  decideQuest: {
    id: 'admin.audit.decideQuest',
    defaultMessage: 'Quest reviewed',
    description: 'What an admin did: a member’s quest was verified or refused',
  },
  createQuest: { id: 'admin.audit.createQuest', defaultMessage: 'Quest created', description: 'What an admin did' },
  updateQuest: { id: 'admin.audit.updateQuest', defaultMessage: 'Quest edited', description: 'What an admin did' },
  deleteQuest: { id: 'admin.audit.deleteQuest', defaultMessage: 'Quest deleted', description: 'What an admin did' },
  updateProject: {
    id: 'admin.audit.updateProject',
    defaultMessage: 'Project edited',
    description: 'What an admin did',
  },
  deleteProject: {
    id: 'admin.audit.deleteProject',
    defaultMessage: 'Project deleted',
    description: 'What an admin did',
  },
  deleteComment: {
    id: 'admin.audit.deleteComment',
    defaultMessage: 'Comment deleted',
    description: 'What an admin did',
  },
});

export type AuditedOperation = keyof typeof operationNames;

/** The actions in display order. */
export const operations = Object.keys(operationNames) as AuditedOperation[];
