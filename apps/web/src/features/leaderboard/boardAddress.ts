import type { Board } from '@pwr-community/api/schema';
import { readPage } from '../../shared/pageNumber.ts';

/** What a board can rank by, in the order it is offered; the last days apart, for they are a time and not a kind. */
export const kinds = ['all', 'quests', 'quiz'] as const satisfies readonly Board[];
export const windows = ['week', 'month', 'all'] as const satisfies readonly Board[];

const boards: readonly Board[] = [...new Set<Board>([...kinds, ...windows])];

/** Members on a page of a board. */
export const pageSize = 10;

/** The last page of a board that has a number: boards go by page as far as 10,000 members, and by cursor beyond. */
export const farthestPage = 10_000 / pageSize;

/** What of a board is shown: all of it stands in the address. */
export interface BoardView {
  board: Board;
  /** One-based, as on the screen. */
  page: number;
}

/** Reads the address; what it does not know is as if it were not there. */
export function readBoard(params: URLSearchParams): BoardView {
  return {
    board: boards.find((known) => known === params.get('board')) ?? 'all',
    page: Math.min(readPage(params), farthestPage),
  };
}

/** The search part of an address that shows this. Defaults are left out, so one view has one address. */
export function writeBoard({ board, page }: BoardView): string {
  const params = new URLSearchParams();
  if (board !== 'all') params.set('board', board);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
