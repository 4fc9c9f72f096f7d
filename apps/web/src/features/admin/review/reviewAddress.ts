import type { ContentType, SubmissionStatus } from '@pwr-community/api/schema';
import { inAddress, oneOf, page, typed, type ViewOf } from '../../../shared/address.ts';
import { kinds } from '../../../shared/submissions/parts.tsx';

/** The statuses in the order they are offered, and how an address names them. */
export const statuses = {
  review: 'In Review',
  accepted: 'Accepted',
  rejected: 'Rejected',
} as const satisfies Record<string, SubmissionStatus>;
export type StatusName = keyof typeof statuses;

/** Which members' submissions: those of everyone, of degens only, or of the others. */
export const memberFilters = ['all', 'degen', 'others'] as const;
export type MemberFilter = (typeof memberFilters)[number];

const statusNames = Object.keys(statuses) as StatusName[];

const fields = {
  kind: oneOf<ContentType | 'all'>('type', ['all', ...kinds], 'all'),
  status: oneOf('status', statusNames, 'review'),
  members: oneOf('members', memberFilters, 'all'),
  search: typed('search', 100),
  page: page(),
};

/** Which submissions are listed. */
export type ReviewFilter = ViewOf<typeof fields>;

export const { read: readFilter, write: writeFilter } = inAddress(fields);

/** Whether that is all that waits for a decision. */
export const isWhole = ({ status, kind, members, search }: ReviewFilter): boolean =>
  status === 'review' && kind === 'all' && members === 'all' && !search;
