import type { Board } from '@pwr-community/api/schema';
import { inAddress, oneOf, page } from '../../shared/address.ts';

/** Kinds of boards, in display order. The last days are separate, because they are a period and not a kind. */
export const kinds = ['all', 'quests', 'quiz'] as const satisfies readonly Board[];
export const windows = ['week', 'month', 'all'] as const satisfies readonly Board[];

const boards: readonly Board[] = [...new Set<Board>([...kinds, ...windows])];

/** Members per page. */
export const pageSize = 10;

/** The last numbered page: boards have page numbers up to 10,000 members, and cursors beyond. */
export const farthestPage = 10_000 / pageSize;

export const {
  read: readBoard,
  write: writeBoard,
  names: searchNames,
} = inAddress({
  board: oneOf('board', boards, 'all'),
  page: page(farthestPage),
});
