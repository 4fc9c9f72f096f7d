import type { ContentType, SubmissionStatus } from '@pwr-community/api/schema';
import { readPage } from '../../../shared/pageNumber.ts';
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

/** Which submissions are listed: all of it stands in the address. */
export interface ReviewFilter {
  kind: ContentType | 'all';
  status: StatusName;
  members: MemberFilter;
  search: string;
  /** One-based, as on the screen. */
  page: number;
}

/** Reads the address; what it does not know is as if it were not there. */
export function readFilter(params: URLSearchParams): ReviewFilter {
  const status = params.get('status') ?? '';
  return {
    kind: kinds.find((known) => known === params.get('type')) ?? 'all',
    status: status in statuses ? (status as StatusName) : 'review',
    members: memberFilters.find((known) => known === params.get('members')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 100),
    page: readPage(params),
  };
}

/** Whether that is all that waits for a decision. */
export const isWhole = ({ status, kind, members, search }: ReviewFilter): boolean =>
  status === 'review' && kind === 'all' && members === 'all' && !search;

/** The search part of an address that lists these. Defaults are left out, so one list has one address. */
export function writeFilter({ kind, status, members, search, page }: ReviewFilter): string {
  const params = new URLSearchParams();
  if (kind !== 'all') params.set('type', kind);
  if (status !== 'review') params.set('status', status);
  if (members !== 'all') params.set('members', members);
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
