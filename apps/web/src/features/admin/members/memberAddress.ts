import { readPage } from '../../../shared/pageNumber.ts';
import { parseId } from '../../../shared/parseId.ts';

/** The parts of a member's sheet. */
export const sheetTabs = ['points', 'quests', 'posts', 'invited'] as const;
export type SheetTab = (typeof sheetTabs)[number];

/** Whom the page shows: all of it stands in the address. */
export interface MembersView {
  search: string;
  member: number | null;
  tab: SheetTab;
  /** Of what the tab lists, one-based. */
  page: number;
}

/** Reads the address; what it does not know is as if it were not there. */
export function readView(params: URLSearchParams): MembersView {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 80),
    member: parseId(params.get('member') ?? undefined),
    tab: sheetTabs.find((known) => known === params.get('tab')) ?? 'points',
    page: readPage(params),
  };
}

/** The search part of an address that shows this. Defaults are left out, so one view has one address. */
export function writeView({ search, member, tab, page }: MembersView): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (member !== null) params.set('member', String(member));
  if (member !== null && tab !== 'points') params.set('tab', tab);
  if (member !== null && page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
