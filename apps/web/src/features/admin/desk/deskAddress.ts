import { day, inAddress, oneOf, openId, page, searchField, type ViewOf } from '../../../shared/address.ts';
import { sheetTabs } from '../members/memberAddress.ts';

/** Sort orders for pending items. */
export const sorts = ['oldest', 'newest'] as const;

/** The member whose sheet is open over a desk, the sheet's tab, and the page of the tab's list. */
export const memberFields = {
  member: openId('member'),
  tab: oneOf('tab', sheetTabs, 'points'),
  sheetPage: page(undefined, 'sheetPage'),
};

export type MemberView = ViewOf<typeof memberFields>;

const fields = {
  search: searchField,
  sort: oneOf('sort', sorts, 'oldest'),
  /** First and last day of the period in which the listed items entered the queue. */
  from: day('from'),
  to: day('to'),
  page: page(),
  ...memberFields,
};

/** A desk's state in the address: filter, page, and the open member's sheet. */
export type DeskFilter = ViewOf<typeof fields>;

export const { read: readFilter, write: writeFilter } = inAddress(fields);
