/** Page number and page size of a list. */
export interface Paging {
  /** Zero-based. */
  page: number;
  limit: number;
}

/** Validation has filled in the contract's defaults, which the generated types don't reflect. */
export const pagingOf = (query: Partial<Paging> | undefined): Paging => query as Paging;

/** {@link pagingOf} for lists whose page size is called `itemsPerPage`. */
export const itemsPagingOf = (query: { page?: number; itemsPerPage?: number } | undefined): Paging => {
  const { page, itemsPerPage } = query as Required<NonNullable<typeof query>>;
  return { page, limit: itemsPerPage };
};
