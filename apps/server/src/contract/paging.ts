import type { components } from '@pwr-community/api/schema';

/** Page number and page size of a list. */
export interface Paging {
  /** Zero-based. */
  page: number;
  limit: number;
}

/**
 * Validation has filled in the contract's defaults, which the generated types don't reflect. Two fields and not the whole
 * query: an object spread from a parsed query is slow to read.
 */
export function pagingOf(query: Partial<Paging> | undefined): Paging {
  const { page, limit } = query as Paging;
  return { page, limit };
}

/** {@link pagingOf} for lists whose page size is called `itemsPerPage`. */
export const itemsPagingOf = (query: { page?: number; itemsPerPage?: number } | undefined): Paging => {
  const { page, itemsPerPage } = query as Required<NonNullable<typeof query>>;
  return { page, limit: itemsPerPage };
};

/** The filter and order of a list of what waits for admins. */
export interface Waiting extends Paging {
  searchTerm?: string | undefined;
  /** First and last day, in UTC. */
  from?: string | undefined;
  to?: string | undefined;
  sort: 'oldest' | 'newest';
}

/** {@link itemsPagingOf} for lists of what waits for admins. */
export const waitingOf = (
  query: (Parameters<typeof itemsPagingOf>[0] & Partial<Omit<Waiting, keyof Paging>>) | undefined,
): Waiting => ({ ...(query as Omit<Waiting, keyof Paging>), ...itemsPagingOf(query) });

/** The position of a page in a list of `total` items. */
export const positionOf = (total: number, { page, limit }: Paging): components['schemas']['Metadata'] => ({
  totalPages: Math.ceil(total / limit),
  currentPage: page,
  startIndex: Math.min(page * limit, total),
  endIndex: Math.min((page + 1) * limit, total),
  totalItems: total,
});
