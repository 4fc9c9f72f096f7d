import type { ProjectListParams } from '@pwr-community/api/queries/projects';
import { inAddress, oneOf, page, typed, type ViewOf } from '../../shared/address.ts';

/** Selectable types of project; the empty one means all. */
export const deploymentTypes = ['', 'EXTERNAL_VM', 'BITCOIN_DAPP', 'ETH_DAPP', 'SOFTWARE_BASED_APP'] as const;
export type DeploymentType = (typeof deploymentTypes)[number];

/** Sort orders of the list; the empty one is by date, newest first. */
export const sorts = ['', 'total_upvotes'] as const;
export type Sort = (typeof sorts)[number];

const fields = {
  sort: oneOf('sort', sorts, ''),
  type: oneOf('type', deploymentTypes, ''),
  search: typed('search', 100),
  /** A tag to filter by; empty for all. */
  category: typed('category', 40),
  page: page(),
};
const list = inAddress(fields);

/** The reader's choices, all of which are in the address. */
export type ListChoice = ViewOf<typeof fields>;

export const readChoice = list.read;

/** The API counts pages from 0, the address from 1. */
export const toListParams = (choice: ListChoice, limit: number): ProjectListParams => ({
  projectDeployment: choice.type,
  sort: choice.sort,
  page: choice.page - 1,
  limit,
  search: choice.search,
  ...(choice.category && { category: choice.category }),
});

/** Types show the number of their projects unless another filter narrows the list. */
export const showsCounts = ({ search, category }: ListChoice): boolean => !search && !category;

/** The names of all parameters of the list and its quick view. */
export const searchNames = [...list.names, 'project', 'tab'];

/**
 * The address of the list with some of the choice changed.
 * A change of anything but the page starts at the first page again.
 */
export const changeChoice = (params: URLSearchParams, change: Partial<ListChoice>): URLSearchParams =>
  list.toParams({ ...list.read(params), page: 1, ...change });

/** The quick view's tabs. */
export const quickViewTabs = ['overview', 'comments'] as const;
export type QuickViewTab = (typeof quickViewTabs)[number];

const tab = oneOf('tab', quickViewTabs, 'overview');

/** The project in the quick view, from the address; null if none is open. */
export function readQuickView(params: URLSearchParams): { projectId: string; tab: QuickViewTab } | null {
  const projectId = params.get('project');
  return projectId ? { projectId, tab: tab.read(params.get('tab')) } : null;
}

/** The address of the same list with another project open, or with none. */
export function changeQuickView(params: URLSearchParams, open: { projectId: string; tab: QuickViewTab } | null) {
  const next = changeChoice(params, { page: readChoice(params).page });
  if (open) {
    next.set('project', open.projectId);
    if (open.tab !== 'overview') next.set('tab', open.tab);
  }
  return next;
}
