import type { ContentType, SubmissionStatus } from '@pwr-community/api/schema';
import { day, inAddress, oneOf, page, searchField, type ViewOf } from '../../../shared/address.ts';
import { kinds } from '../../../shared/submissions/parts.tsx';
import { memberFields } from '../desk/deskAddress.ts';

/** The statuses in display order, with their names in the address. */
export const statuses = {
  review: 'In Review',
  accepted: 'Accepted',
  rejected: 'Rejected',
} as const satisfies Record<string, SubmissionStatus>;
export type StatusName = keyof typeof statuses;

/** Filter by member: everyone, only degens, or only others. */
export const memberFilters = ['all', 'degen', 'others'] as const;
export type MemberFilter = (typeof memberFilters)[number];

/** Sort orders; `usual` is oldest first for pending submissions, and the latest decision first for decided ones. */
export const sorts = ['usual', 'newest', 'oldest', 'points', 'reports'] as const;
export type Sort = (typeof sorts)[number];

const statusNames = Object.keys(statuses) as StatusName[];

const fields = {
  kind: oneOf<ContentType | 'all'>('type', ['all', ...kinds], 'all'),
  status: oneOf('status', statusNames, 'review'),
  members: oneOf('members', memberFilters, 'all'),
  search: searchField,
  sort: oneOf<Sort>('sort', sorts, 'usual'),
  /** First and last day of the period in which the listed submissions were made. */
  from: day('from'),
  to: day('to'),
  page: page(),
  ...memberFields,
};

/** The review desk's state in the address: filter, page, and the open member's sheet. */
export type ReviewFilter = ViewOf<typeof fields>;

export const { read: readFilter, write: writeFilter } = inAddress(fields);

/** True if the filter includes all pending submissions. */
export const isWhole = ({ status, kind, members, search, from, to }: ReviewFilter): boolean =>
  status === 'review' && kind === 'all' && members === 'all' && !search && !from && !to;
