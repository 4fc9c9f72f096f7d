import { defineMessages } from '@pwr-community/i18n/defineMessages';
import type { MessageDescriptor } from 'react-intl';
import { typeMessages } from '../../../shared/projects/messages.ts';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { statusNames } from '../../../shared/submissions/parts.tsx';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { kindMessages } from '../quests/messages.ts';
import { reportReasons } from '../../../shared/reports/messages.ts';
import { kindNames, roleNames } from './messages.ts';

/** Names of the states that a quest can have for a member. */
const states = defineMessages({
  not_started: {
    id: 'admin.value.notStarted',
    defaultMessage: 'Not started',
    description: 'Value in the audit log: state of a member’s quest',
  },
  started: {
    id: 'admin.value.started',
    defaultMessage: 'Started',
    description: 'Value in the audit log: state of a member’s quest',
  },
  pending: {
    id: 'admin.value.pending',
    defaultMessage: 'Verifying',
    description: 'Value in the audit log: state of a member’s quest whose service does not answer yet',
  },
  in_review: {
    id: 'admin.value.inReview',
    defaultMessage: 'In review',
    description: 'Value in the audit log: state of a member’s quest',
  },
  failed: {
    id: 'admin.value.failed',
    defaultMessage: 'Rejected',
    description: 'Value in the audit log: state of a member’s quest',
  },
  verified: {
    id: 'admin.value.verified',
    defaultMessage: 'Verified',
    description: 'Value in the audit log: state of a member’s quest',
  },
  completed: {
    id: 'admin.value.completed',
    defaultMessage: 'Completed',
    description: 'Value in the audit log: state of a member’s quest',
  },
});

/** Names of an appeal's statuses. */
const appealStatuses = defineMessages({
  open: { id: 'admin.value.open', defaultMessage: 'Open', description: 'Value in the audit log: status of an appeal' },
  accepted: {
    id: 'admin.value.accepted',
    defaultMessage: 'Accepted',
    description: 'Value in the audit log: status of an appeal',
  },
  upheld: {
    id: 'admin.value.upheld',
    defaultMessage: 'Turned down',
    description: 'Value in the audit log: status of an appeal',
  },
});

/** Names of decisions on reports. */
const reportDecisions = defineMessages({
  upheld: {
    id: 'admin.value.reportUpheld',
    defaultMessage: 'Upheld',
    description: 'Value in the audit log: decision on reports',
  },
  dismissed: {
    id: 'admin.value.reportDismissed',
    defaultMessage: 'Dismissed',
    description: 'Value in the audit log: decision on reports',
  },
});

/** Names of the types of content that can be reported. */
const reportedKinds = {
  comment: kindNames.comment,
  project: kindNames.project,
  ...defineMessages({
    post: { id: 'admin.value.post', defaultMessage: 'Post', description: 'Value in the audit log: what was reported' },
    profile: {
      id: 'admin.value.profile',
      defaultMessage: 'Profile',
      description: 'Value in the audit log: what was reported',
    },
  }),
};

const statuses = Object.fromEntries(
  Object.entries(statusNames).map(([status, name]) => [status, submissionMessages[name]]),
);
const reasons = Object.fromEntries(Object.entries(reasonMessages).map(([reason, { name }]) => [reason, name]));

/** Names of the contract's enum values, by field. */
export const valueNames: Record<string, Record<string, MessageDescriptor>> = {
  role: roleNames,
  status: { ...statuses, ...appealStatuses },
  reason: { ...reportReasons, ...reasons },
  decision: { open: appealStatuses.open, ...reportDecisions },
  type: { ...submissionMessages, ...reportedKinds },
  contentType: submissionMessages,
  kind: { ...kindMessages, ...reportedKinds },
  state: states,
  action: { verify: states.verified, fail: states.failed },
  projectDeployment: typeMessages,
};
