import type { AdminBoardParams } from '@pwr-community/api/queries/leaderboards';
import type { DateRange } from '@pwr-community/ui/DateRangePicker';
import { day, inAddress, oneOf, page, searchField, type ViewOf } from '../../../shared/address.ts';

export type Filter = NonNullable<AdminBoardParams['filterType']>;
export type Order = NonNullable<AdminBoardParams['sortBy']>;
export type Direction = NonNullable<AdminBoardParams['sortOrder']>;

/** Selectable kinds of points, in display order. Quests are the default. */
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
/** The initial direction of a sort order: most, latest, or A to Z first. */
export const usualDirection = (order: Order): Direction => (order === 'name' ? 'ascending' : 'descending');
export const memberFilters = ['all', 'degen', 'others'] as const;
export type MemberFilter = (typeof memberFilters)[number];

const fields = {
  filter: oneOf('points', filters, 'quest'),
  from: day('from'),
  to: day('to'),
  members: oneOf('members', memberFilters, 'all'),
  search: searchField,
  order: oneOf('sort', orders, 'points'),
  /** Empty for the sort order's initial direction. */
  direction: oneOf<Direction | ''>('order', ['ascending', 'descending'], ''),
  page: page(),
};
const board = inAddress(fields);

/** The displayed part of the board. */
export interface BoardView extends Omit<ViewOf<typeof fields>, 'from' | 'to' | 'direction'> {
  /** The first and last day, both inclusive; null for all time. */
  range: DateRange | null;
  direction: Direction;
}

export function readBoard(params: URLSearchParams): BoardView {
  const { from, to, direction, ...view } = board.read(params);
  return {
    ...view,
    range: from && to && from <= to ? { start: from, end: to } : null,
    direction: direction || usualDirection(view.order),
  };
}

export function writeBoard({ range, direction, ...view }: BoardView): string {
  return board.write({
    ...view,
    from: range?.start ?? null,
    to: range?.end ?? null,
    direction: direction === usualDirection(view.order) ? '' : direction,
  });
}
