import type { MemberMark } from '@pwr-community/api/schema';
import { inAddress, oneOf, openId, page, searchField, type ViewOf } from '../../../shared/address.ts';

/** The tabs of a member's sheet. */
export const sheetTabs = ['points', 'quests', 'posts', 'invited', 'sanctions', 'notes'] as const;
export type SheetTab = (typeof sheetTabs)[number];

/** Marks that the member list can be filtered by. */
export const marks = ['disqualified', 'silenced', 'degen', 'proposed'] as const;

const fields = {
  search: searchField,
  mark: oneOf<MemberMark | 'all'>('mark', ['all', ...marks], 'all'),
  /** Page number in the list of members with a mark. */
  listPage: page(undefined, 'list'),
  member: openId('member'),
  tab: oneOf('tab', sheetTabs, 'points'),
  /** Page number in the tab's list. */
  page: page(),
};
const members = inAddress(fields);

/** The page's state in the address: search, filter, and the open member's sheet. */
export type MembersView = ViewOf<typeof fields>;

export const readView = members.read;

/** Writes the address. Omits the tab and its page if no member is open, and the list's page if no mark is selected. */
export const writeView = (view: MembersView): string =>
  members.write({
    ...view,
    ...(view.member === null && { tab: 'points', page: 1 }),
    ...(view.mark === 'all' && { listPage: 1 }),
  });
