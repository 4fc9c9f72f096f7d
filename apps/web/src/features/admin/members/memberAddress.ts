import { inAddress, oneOf, openId, page, typed, type ViewOf } from '../../../shared/address.ts';

/** The parts of a member's sheet. */
export const sheetTabs = ['points', 'quests', 'posts', 'invited'] as const;
export type SheetTab = (typeof sheetTabs)[number];

const fields = {
  search: typed('search', 80),
  member: openId('member'),
  tab: oneOf('tab', sheetTabs, 'points'),
  /** A page of what the tab lists. */
  page: page(),
};
const members = inAddress(fields);

/** Whom the page shows. */
export type MembersView = ViewOf<typeof fields>;

export const readView = members.read;

/** Without an open member, there is no tab and no page of one. */
export const writeView = (view: MembersView): string =>
  members.write(view.member === null ? { ...view, tab: 'points', page: 1 } : view);
