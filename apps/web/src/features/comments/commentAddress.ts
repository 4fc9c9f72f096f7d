import { oneOf, openId } from '../../shared/address.ts';
import { siteOrigin } from '../../shared/config.ts';
import { paths } from '../../shared/paths.ts';

const linked = openId('comment');

/** The comment that an address leads to, or null. */
export const readLinked = (params: URLSearchParams): number | null => linked.read(params.get(linked.name));

/** The same address, leading to a comment. */
export function linkTo(params: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(linked.name, String(id));
  return next;
}

/** Not `sort`, which is the order of the projects behind the quick view. */
const order = oneOf('comments', ['newest', 'oldest'], 'newest');

/** The order of the comments. */
export const readOrder = (params: URLSearchParams) => order.read(params.get(order.name));

/** The same address with the comments in another order. It no longer leads to a comment, which would come first. */
export function sortBy(params: URLSearchParams, chosen: ReturnType<typeof readOrder>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(linked.name);
  next.delete(order.name);
  const text = order.write(chosen);
  if (text) next.set(order.name, text);
  return next;
}

/** A comment's permanent address. */
export const permanentAddress = (projectId: number, id: number): string =>
  siteOrigin + paths.project.getHref(projectId, `?${linkTo(new URLSearchParams(), id)}`);
