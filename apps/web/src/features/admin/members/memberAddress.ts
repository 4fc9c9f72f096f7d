import type { MemberMark } from '@pwr-community/api/schema';
import { inAddress, oneOf, openId, page, typed, type ViewOf } from '../../../shared/address.ts';

/** The tabs of a member's sheet. */
export const sheetTabs = ['points', 'quests', 'posts', 'invited', 'sanctions', 'notes'] as const;
export type SheetTab = (typeof sheetTabs)[number];

/** Marks that the member list can be filtered by. */
export const marks = ['disqualified', 'silenced', 'degen', 'proposed'] as const;

const fields = {
  search: typed('search', 80),
  mark: oneOf<MemberMark | 'all'>('mark', ['all', ...marks], 'all'),
  /** Page number of the members with a mark. */
  listPage: page(undefined, 'list'),
  member: openId('member'),
  tab: oneOf('tab', sheetTabs, 'points'),
  /** Page number of the tab's list. */
  page: page(),
};
const members = inAddress(fields);

/** The displayed member and filters. */
export type MembersView = ViewOf<typeof fields>;

export const readView = members.read;

/** The tab and its page number only apply to an open member, and the list's page number to a mark. */
export const writeView = (view: MembersView): string =>
  members.write({
    ...view,
    ...(view.member === null && { tab: 'points', page: 1 }),
    ...(view.mark === 'all' && { listPage: 1 }),
  });
