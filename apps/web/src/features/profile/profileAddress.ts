import { inAddress, oneOf, page } from '../../shared/address.ts';

/** The lists of a profile: what the member submitted, what they upvoted and, for themself alone, what moved their points. */
export const profileTabs = ['projects', 'upvoted', 'points'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const {
  read: readView,
  write: writeView,
  names: searchNames,
} = inAddress({
  tab: oneOf('tab', profileTabs, 'projects'),
  page: page(),
});
