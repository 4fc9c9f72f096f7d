import type { Board } from '@pwr-community/api/schema';
import { inAddress, oneOf, page } from '../../shared/address.ts';

/** Boards by source of points, in display order. `windows` lists the boards by period. */
export const kinds = ['all', 'quests', 'quiz'] as const satisfies readonly Board[];
export const windows = ['week', 'month', 'all'] as const satisfies readonly Board[];

const boards: readonly Board[] = [...new Set<Board>([...kinds, ...windows])];

export const pageSize = 10;

/** The last page shown: the API numbers pages only up to 10,000 members, and uses cursors beyond. */
export const farthestPage = 10_000 / pageSize;

export const {
  read: readBoard,
  write: writeBoard,
  names: searchNames,
} = inAddress({
  board: oneOf('board', boards, 'all'),
  page: page(farthestPage),
});
