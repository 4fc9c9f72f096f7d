import { inAddress, oneOf, page } from '../../shared/address.ts';

/** The tabs of a profile: submitted and upvoted projects and, for the member only, the points history. */
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
