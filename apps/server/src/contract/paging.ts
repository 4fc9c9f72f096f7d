import type { components } from '@pwr-community/api/schema';

/** Page number and page size of a list. */
export interface Paging {
  /** Zero-based. */
  page: number;
  limit: number;
}

/**
 * Picks page and limit from a query. Validation has filled in the contract's defaults, which the generated types don't
 * reflect. The query itself is not spread, because an object spread from a parsed query is slow to read.
 */
export function pagingOf(query: Partial<Paging> | undefined): Paging {
  const { page, limit } = query as Paging;
  return { page, limit };
}

/** Like {@link pagingOf}, for lists whose page size is called `itemsPerPage`. */
export const itemsPagingOf = (query: { page?: number; itemsPerPage?: number } | undefined): Paging => {
  const { page, itemsPerPage } = query as Required<NonNullable<typeof query>>;
  return { page, limit: itemsPerPage };
};

/** The filter and sort order of a list of items that await an admin. */
export interface Waiting extends Paging {
  searchTerm?: string | undefined;
  /** First and last day on which an item started to wait, in UTC. */
  from?: string | undefined;
  to?: string | undefined;
  sort: 'oldest' | 'newest';
}

/** Like {@link itemsPagingOf}, for lists of items that await an admin. */
export const waitingOf = (
  query: (Parameters<typeof itemsPagingOf>[0] & Partial<Omit<Waiting, keyof Paging>>) | undefined,
): Waiting => ({ ...(query as Omit<Waiting, keyof Paging>), ...itemsPagingOf(query) });

/** Returns the position of a page in a list of `total` items. */
export const positionOf = (total: number, { page, limit }: Paging): components['schemas']['Metadata'] => ({
  totalPages: Math.ceil(total / limit),
  currentPage: page,
  startIndex: Math.min(page * limit, total),
  endIndex: Math.min((page + 1) * limit, total),
  totalItems: total,
});
