import { readPage } from '../../shared/pageNumber.ts';

/** The tabs of the community page, in their order. */
export const views = ['posts', 'tiktok', 'youtube', 'memes', 'mine'] as const;
export type View = (typeof views)[number];

/** What of the community is shown: all of it stands in the address. */
export interface CommunityView {
  view: View;
  /** One-based, as on the screen. */
  page: number;
}

/** Reads the address; what it does not know is as if it were not there. */
export function readView(params: URLSearchParams): CommunityView {
  return {
    view: views.find((known) => known === params.get('show')) ?? 'posts',
    page: readPage(params),
  };
}

/** The search part of an address that shows this. Defaults are left out, so one view has one address. */
export function writeView({ view, page }: CommunityView): string {
  const params = new URLSearchParams();
  if (view !== 'posts') params.set('show', view);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
