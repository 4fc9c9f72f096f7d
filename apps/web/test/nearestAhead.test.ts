import { expect, test } from 'vitest';
import { nearestAhead } from '../src/features/leaderboard/nearestAhead.ts';

const board = [
  { id: 'first', rank: 1, points: 900 },
  { id: 'second', rank: 2, points: 700 },
  { id: 'third', rank: 3, points: 500 },
  { id: 'tied', rank: 4, points: 300 },
  { id: 'own', rank: 4, points: 300 },
  { id: 'last', rank: 6, points: 100 },
];

const above = (rank: number, points: number) => nearestAhead(board, { rank, points }, 0)?.id;

test('finds the member above, also on the podium and above a tie', () => {
  expect(above(4, 300)).toBe('third');
  expect(above(2, 700)).toBe('first');
  expect(above(6, 100)).toBe('own');
});

test('finds the last of the page for the first member of the next one', () => {
  expect(above(7, 20)).toBe('last');
  expect(nearestAhead(board, { rank: 27, points: 20 }, 20)?.id).toBe('last');
});

test('finds nobody for members further down, because others are in between', () => {
  expect(above(137, 20)).toBeUndefined();
  expect(above(8, 20)).toBeUndefined();
});

test('finds nobody above the first, or above members on an earlier page', () => {
  expect(above(1, 900)).toBeUndefined();
  expect(nearestAhead(board.slice(3), { rank: 2, points: 700 }, 3)).toBeUndefined();
});
