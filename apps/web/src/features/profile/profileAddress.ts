import { readPage } from '../../shared/pageNumber.ts';

/** The lists of a profile: what the member submitted, what they upvoted and, for themself alone, what moved their points. */
export const profileTabs = ['projects', 'upvoted', 'points'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** What of a profile is shown: all of it stands in the address. */
export interface ProfileView {
  tab: ProfileTab;
  /** One-based, as on the screen. */
  page: number;
}

/** Reads the address; what it does not know is as if it were not there. */
export function readView(params: URLSearchParams): ProfileView {
  return {
    tab: profileTabs.find((known) => known === params.get('tab')) ?? 'projects',
    page: readPage(params),
  };
}

/** The search part of an address that shows this. Defaults are left out, so one view has one address. */
export function writeView({ tab, page }: ProfileView): string {
  const params = new URLSearchParams();
  if (tab !== 'projects') params.set('tab', tab);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
