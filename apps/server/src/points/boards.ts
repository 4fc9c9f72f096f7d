import type { components } from '@pwr-community/api/schema';

/** Kinds of point entries. */
export type PointKind = components['schemas']['PointKind'];

/** The boards, and the column of `app_user` that each is sorted by. */
export const boards = {
  all: 'total_points',
  week: 'week_points',
  month: 'month_points',
  quests: 'quest_points',
  quiz: 'quiz_points',
} as const;

/** The name of a board. */
export type Board = keyof typeof boards;

/** The kinds of entries that the boards for quests and quizzes count. */
export const boardKinds = { quests: ['quest'], quiz: ['quiz', 'streak'] } as const;

/** The kinds with their own board in the histogram, besides `quests`. Their points are in `point_kind`. */
export const kindBoards = ['gm', 'referral', 'quiz', 'streak', 'submission', 'adjustment'] as const;

/** The name of a board in the histogram. */
export type CountedBoard = Board | `kind ${(typeof kindBoards)[number]}`;

/** Returns the histogram's board for a kind that admins can choose. */
export function countedBoard(kind: string): CountedBoard {
  const own = kindBoards.find((known) => known === kind);
  return own ? `kind ${own}` : 'quests';
}

/** Every kind of entry. */
export const pointKinds = Object.keys({
  quest: true,
  gm: true,
  referral: true,
  quiz: true,
  streak: true,
  submission: true,
  adjustment: true,
  disqualification: true,
} satisfies Record<PointKind, true>);

/** Widths of the histogram's rows in points, coarsest first. */
export const STEPS = [65536, 4096, 256, 16, 1] as const;
