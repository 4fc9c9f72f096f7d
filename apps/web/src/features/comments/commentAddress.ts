import { openId } from '../../shared/address.ts';
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

/** A comment's permanent address. */
export const permanentAddress = (projectId: number, id: number): string =>
  siteOrigin + paths.project.getHref(projectId, `?${linkTo(new URLSearchParams(), id)}`);
