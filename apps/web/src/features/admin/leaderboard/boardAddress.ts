import type { AdminBoardParams } from '@pwr-community/api/queries/leaderboards';
import type { DateRange } from '@pwr-community/ui/DateRangePicker';
import { readPage } from '../../../shared/pageNumber.ts';

export type Filter = NonNullable<AdminBoardParams['filterType']>;
export type Order = NonNullable<AdminBoardParams['sortBy']>;
export type Direction = NonNullable<AdminBoardParams['sortOrder']>;

/** Which movements of points count, in the order they are offered: this board is about quests unless asked otherwise. */
export const filters = [
  'quest',
  'all',
  'gm',
  'referral',
  'quiz',
  'streak',
  'submission',
  'adjustment',
] as const satisfies readonly Filter[];
export const orders = ['points', 'name', 'completedQuests', 'createdAt'] as const satisfies readonly Order[];
/** The direction that an order has at first: the most, the latest, or A before the others. */
export const usualDirection = (order: Order): Direction => (order === 'name' ? 'ascending' : 'descending');
export const memberFilters = ['all', 'degen', 'others'] as const;
export type MemberFilter = (typeof memberFilters)[number];

const directions = ['ascending', 'descending'] as const satisfies readonly Direction[];

/** What of the board is shown: all of it stands in the address. */
export interface BoardView {
  filter: Filter;
  /** Days that count, both of them too; null for all time. */
  range: DateRange | null;
  members: MemberFilter;
  search: string;
  order: Order;
  direction: Direction;
  /** One-based, as on the screen. */
  page: number;
}

/** Reads the address; what it does not know is as if it were not there. */
export function readBoard(params: URLSearchParams): BoardView {
  const [start, end] = [readDay(params.get('from')), readDay(params.get('to'))];
  const order = orders.find((known) => known === params.get('sort')) ?? 'points';
  return {
    filter: filters.find((known) => known === params.get('points')) ?? 'quest',
    range: start && end && start <= end ? { start, end } : null,
    members: memberFilters.find((known) => known === params.get('members')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 80),
    order,
    direction: directions.find((known) => known === params.get('order')) ?? usualDirection(order),
    page: readPage(params),
  };
}

/** A day as ISO 8601 writes it, that there is. */
function readDay(text: string | null): string | null {
  const date = new Date(`${text}T00:00:00Z`);
  return text && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10
    ? text
    : null;
}

/** The search part of an address that shows this. Defaults are left out, so one view has one address. */
export function writeBoard({ filter, range, members, search, order, direction, page }: BoardView): string {
  const params = new URLSearchParams();
  if (filter !== 'quest') params.set('points', filter);
  if (range) {
    params.set('from', range.start);
    params.set('to', range.end);
  }
  if (members !== 'all') params.set('members', members);
  if (search) params.set('search', search);
  if (order !== 'points') params.set('sort', order);
  if (direction !== usualDirection(order)) params.set('order', direction);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
