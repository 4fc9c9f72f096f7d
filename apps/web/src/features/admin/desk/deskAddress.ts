import { day, inAddress, oneOf, openId, page, typed, type ViewOf } from '../../../shared/address.ts';
import { sheetTabs } from '../members/memberAddress.ts';

/** Orders of what waits for a decision. */
export const sorts = ['oldest', 'newest'] as const;

/** The member whose sheet is open over a desk, its tab, and the page of the tab's list. */
export const memberFields = {
  member: openId('member'),
  tab: oneOf('tab', sheetTabs, 'points'),
  sheetPage: page(undefined, 'sheetPage'),
};

export type MemberView = ViewOf<typeof memberFields>;

const fields = {
  search: typed('search', 100),
  sort: oneOf('sort', sorts, 'oldest'),
  /** First and last day on which it began to wait. */
  from: day('from'),
  to: day('to'),
  page: page(),
  ...memberFields,
};

/** Filter of a desk's list. */
export type DeskFilter = ViewOf<typeof fields>;

export const { read: readFilter, write: writeFilter } = inAddress(fields);
