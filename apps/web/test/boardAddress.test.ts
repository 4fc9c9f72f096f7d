import { describe, expect, it } from 'vitest';
import { readBoard, writeBoard } from '../src/features/leaderboard/boardAddress.ts';

describe('the address of a leaderboard', () => {
  it('without parameters means the first page of all points', () => {
    expect(readBoard(new URLSearchParams())).toEqual({ board: 'all', page: 1 });
    expect(writeBoard({ board: 'all', page: 1 })).toBe('');
  });

  it.each(['board=nope', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e99'])('with %s falls back', (text) => {
    expect(readBoard(new URLSearchParams(text))).toEqual({ board: 'all', page: 1 });
  });

  it('ends at the last numbered page', () => {
    expect(readBoard(new URLSearchParams('page=99999999999999999999')).page).toBe(1000);
  });

  it.each(['all', 'week', 'month', 'quests', 'quiz'] as const)('keeps the board %s and the page', (board) => {
    expect(readBoard(new URLSearchParams(writeBoard({ board, page: 3 })))).toEqual({ board, page: 3 });
  });
});
