import type { AdminBoardParams } from '@pwr-community/api/queries/leaderboards';
import type { DateRange } from '@pwr-community/ui/DateRangePicker';
import { inAddress, oneOf, page, typed, type Field, type ViewOf } from '../../../shared/address.ts';

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

/** Parses an ISO 8601 day; null if it doesn't exist. */
function readDay(text: string | null): string | null {
  const date = new Date(`${text}T00:00:00Z`);
  return text && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10
    ? text
    : null;
}

const day = (name: string): Field<string | null> => ({ name, read: readDay, write: (value) => value });

const fields = {
  filter: oneOf('points', filters, 'quest'),
  from: day('from'),
  to: day('to'),
  members: oneOf('members', memberFilters, 'all'),
  search: typed('search', 80),
  order: oneOf('sort', orders, 'points'),
  /** Omitted if it is the usual direction. */
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
