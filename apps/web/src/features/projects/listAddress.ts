import type { ProjectListParams } from '@pwr-community/api/queries/projects';
import { inAddress, oneOf, page, typed, type ViewOf } from '../../shared/address.ts';

/** Kinds of project a reader can choose from; the empty one is all of them. */
export const deploymentTypes = ['', 'EXTERNAL_VM', 'BITCOIN_DAPP', 'ETH_DAPP', 'SOFTWARE_BASED_APP'] as const;
export type DeploymentType = (typeof deploymentTypes)[number];

/** Orders of the list; the empty one is by date, newest first. */
export const sorts = ['', 'total_upvotes'] as const;
export type Sort = (typeof sorts)[number];

const fields = {
  sort: oneOf('sort', sorts, ''),
  type: oneOf('type', deploymentTypes, ''),
  search: typed('search', 100),
  /** A tag that the projects have; empty for all. */
  category: typed('category', 40),
  page: page(),
};
const list = inAddress(fields);

/** What the reader chose to see: all of it stands in the address. */
export type ListChoice = ViewOf<typeof fields>;

export const readChoice = list.read;

/** What the server is asked for. */
export const toListParams = (choice: ListChoice, limit: number): ProjectListParams => ({
  projectDeployment: choice.type,
  sort: choice.sort,
  page: choice.page - 1,
  limit,
  search: choice.search,
  ...(choice.category && { category: choice.category }),
});

/** The names of all parameters of the list and its quick view. */
export const searchNames = [...list.names, 'project', 'tab'];

/**
 * The address of the list with some of the choice changed.
 * A change of anything but the page starts at the first page again.
 */
export const changeChoice = (params: URLSearchParams, change: Partial<ListChoice>): URLSearchParams =>
  list.toParams({ ...list.read(params), page: 1, ...change });

/** The two sides of a project that the quick view shows. */
export const quickViewTabs = ['overview', 'comments'] as const;
export type QuickViewTab = (typeof quickViewTabs)[number];

const tab = oneOf('tab', quickViewTabs, 'overview');

/** The project open in the quick view, by the address; null where none is. */
export function readQuickView(params: URLSearchParams): { projectId: string; tab: QuickViewTab } | null {
  const projectId = params.get('project');
  return projectId ? { projectId, tab: tab.read(params.get('tab')) } : null;
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
