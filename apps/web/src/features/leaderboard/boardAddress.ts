import type { Board } from '@pwr-community/api/schema';
import { inAddress, oneOf, page } from '../../shared/address.ts';

/** What a board can rank by, in the order it is offered; the last days apart, for they are a time and not a kind. */
export const kinds = ['all', 'quests', 'quiz'] as const satisfies readonly Board[];
export const windows = ['week', 'month', 'all'] as const satisfies readonly Board[];

const boards: readonly Board[] = [...new Set<Board>([...kinds, ...windows])];

/** Members on a page of a board. */
export const pageSize = 10;

/** The last page of a board that has a number: boards go by page as far as 10,000 members, and by cursor beyond. */
export const farthestPage = 10_000 / pageSize;

export const {
  read: readBoard,
  write: writeBoard,
  names: searchNames,
} = inAddress({
  board: oneOf('board', boards, 'all'),
  page: page(farthestPage),
});
