/** Which page of a list, and how many items it has. */
export interface Paging {
  /** Zero-based. */
  page: number;
  limit: number;
}

/** Validation has filled in the contract's defaults, which the generated types do not say. */
export const pagingOf = (query: Partial<Paging> | undefined): Paging => query as Paging;

/** {@link pagingOf} where the page's size goes by its other name. */
export const itemsPagingOf = (query: { page?: number; itemsPerPage?: number } | undefined): Paging => {
  const { page, itemsPerPage } = query as Required<NonNullable<typeof query>>;
  return { page, limit: itemsPerPage };
};
