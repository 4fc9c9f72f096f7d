import { readPage } from '../../shared/pageNumber.ts';

/** Kinds of project a reader can choose from; the empty one is all of them. */
export const deploymentTypes = ['', 'EXTERNAL_VM', 'BITCOIN_DAPP', 'ETH_DAPP', 'SOFTWARE_BASED_APP'] as const;
export type DeploymentType = (typeof deploymentTypes)[number];

/** Orders of the list; the empty one is by date, newest first. */
export const sorts = ['', 'total_upvotes'] as const;
export type Sort = (typeof sorts)[number];

/** What the reader chose to see: all of it stands in the address. */
export interface ListChoice {
  sort: Sort;
  type: DeploymentType;
  search: string;
  /** A tag that the projects have; empty for all. */
  category: string;
  /** One-based, as on the screen. */
  page: number;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null) => values.find((known) => known === value);

/** Reads the address; what it does not know is as if it were not there. */
export function readChoice(params: URLSearchParams): ListChoice {
  return {
    sort: oneOf(sorts, params.get('sort')) ?? '',
    type: oneOf(deploymentTypes, params.get('type')) ?? '',
    search: (params.get('search') ?? '').trim().slice(0, 100),
    category: (params.get('category') ?? '').trim().slice(0, 40),
    page: readPage(params),
  };
}

/**
 * The address of the list with some of the choice changed. Defaults are left out, so one list has one address.
 * A change of anything but the page starts at the first page again.
 */
export function changeChoice(params: URLSearchParams, change: Partial<ListChoice>): URLSearchParams {
  const { sort, type, search, category, page } = { ...readChoice(params), page: change.page ?? 1, ...change };
  const next = new URLSearchParams();
  if (sort) next.set('sort', sort);
  if (type) next.set('type', type);
  if (search) next.set('search', search);
  if (category) next.set('category', category);
  if (page > 1) next.set('page', String(page));
  return next;
}

/** The two sides of a project that the quick view shows. */
export const quickViewTabs = ['overview', 'comments'] as const;
export type QuickViewTab = (typeof quickViewTabs)[number];

/** The project open in the quick view, by the address; null where none is. */
export function readQuickView(params: URLSearchParams): { projectId: string; tab: QuickViewTab } | null {
  const projectId = params.get('project');
  return projectId ? { projectId, tab: oneOf(quickViewTabs, params.get('tab')) ?? 'overview' } : null;
}

/** The same list with a project open over it, or with none. */
export function changeQuickView(params: URLSearchParams, open: { projectId: string; tab: QuickViewTab } | null) {
  const next = changeChoice(params, { page: readChoice(params).page });
  if (open) {
    next.set('project', open.projectId);
    if (open.tab !== 'overview') next.set('tab', open.tab);
  }
  return next;
}
