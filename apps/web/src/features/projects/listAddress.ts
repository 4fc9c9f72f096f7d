import type { ProjectListParams } from '@pwr-community/api/queries/projects';
import { inAddress, oneOf, page, searchField, typed, type ViewOf } from '../../shared/address.ts';

/** Selectable project types; the empty one means all. */
export const deploymentTypes = ['', 'EXTERNAL_VM', 'BITCOIN_DAPP', 'ETH_DAPP', 'SOFTWARE_BASED_APP'] as const;
export type DeploymentType = (typeof deploymentTypes)[number];

/** Sort orders; the empty one is by date, newest first. */
export const sorts = ['', 'total_upvotes'] as const;
export type Sort = (typeof sorts)[number];

const fields = {
  sort: oneOf('sort', sorts, ''),
  type: oneOf('type', deploymentTypes, ''),
  search: searchField,
  /** The category to filter by; empty for all. */
  category: typed('category', 40),
  page: page(),
};
const list = inAddress(fields);

/** The sort order, filters and page of the list, which the address stores. */
export type ListChoice = ViewOf<typeof fields>;

export const readChoice = list.read;

/** Converts the choice to API parameters. The API's pages start at 0, the address's at 1. */
export const toListParams = (choice: ListChoice, limit: number): ProjectListParams => ({
  projectDeployment: choice.type,
  sort: choice.sort,
  page: choice.page - 1,
  limit,
  search: choice.search,
  ...(choice.category && { category: choice.category }),
});

/** True if types show their project counts: only if no other filter narrows the list. */
export const showsCounts = ({ search, category }: ListChoice): boolean => !search && !category;

/** Names of the search parameters of the list and the quick view. */
export const searchNames = [...list.names, 'project', 'tab'];

/** Returns the list's parameters with a changed choice. Any change except to the page goes back to the first page. */
export const changeChoice = (params: URLSearchParams, change: Partial<ListChoice>): URLSearchParams =>
  list.toParams({ ...list.read(params), page: 1, ...change });

export const quickViewTabs = ['overview', 'comments'] as const;
export type QuickViewTab = (typeof quickViewTabs)[number];

const tab = oneOf('tab', quickViewTabs, 'overview');

/** Reads the quick view's project and tab from the address; null if none is open. */
export function readQuickView(params: URLSearchParams): { projectId: string; tab: QuickViewTab } | null {
  const projectId = params.get('project');
  return projectId ? { projectId, tab: tab.read(params.get('tab')) } : null;
}

/** Returns the list's parameters with `open` in the quick view; null closes the quick view. */
export function changeQuickView(params: URLSearchParams, open: { projectId: string; tab: QuickViewTab } | null) {
  const next = changeChoice(params, { page: readChoice(params).page });
  if (open) {
    next.set('project', open.projectId);
    if (open.tab !== 'overview') next.set('tab', open.tab);
  }
  return next;
}
