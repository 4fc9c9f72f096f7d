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

const above = (rank: number, points: number) => nearestAhead(board, { rank, points })?.id;

test('finds the member above, also on the podium and above a tie', () => {
  expect(above(4, 300)).toBe('third');
  expect(above(2, 700)).toBe('first');
  expect(above(6, 100)).toBe('own');
});

test('finds the last of the page for members further down', () => {
  expect(above(137, 20)).toBe('last');
});

test('finds nobody above the first, or above members on an earlier page', () => {
  expect(above(1, 900)).toBeUndefined();
  expect(nearestAhead(board.slice(3), { rank: 2, points: 700 })).toBeUndefined();
});
