import { oneOf, openId } from '../../shared/address.ts';
import { siteOrigin } from '../../shared/config.ts';
import { paths } from '../../shared/paths.ts';

const linked = openId('comment');

/** Returns the id of the comment that the address links to, or null. */
export const readLinked = (params: URLSearchParams): number | null => linked.read(params.get(linked.name));

/** Returns the query parameters with a link to a comment added. */
export function linkTo(params: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(linked.name, String(id));
  return next;
}

/** The parameter isn't named `sort`, because `sort` orders the projects behind the quick view. */
const order = oneOf('comments', ['newest', 'oldest'], 'newest');

/** Reads the order of comments from the address. */
export const readOrder = (params: URLSearchParams) => order.read(params.get(order.name));

/**
 * Returns the query parameters with another order of comments, and without a link to a comment: the linked comment
 * would come first.
 */
export function sortBy(params: URLSearchParams, chosen: ReturnType<typeof readOrder>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(linked.name);
  next.delete(order.name);
  const text = order.write(chosen);
  if (text) next.set(order.name, text);
  return next;
}

/** Returns a comment's permanent link. */
export const permanentAddress = (projectId: number, id: number): string =>
  siteOrigin + paths.project.getHref(projectId, `?${linkTo(new URLSearchParams(), id)}`);
