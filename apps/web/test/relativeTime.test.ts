import { describe, expect, it } from 'vitest';
import { timeAgo } from '../src/shared/relativeTime.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const ago = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now);

describe('how long ago', () => {
  it.each([
    [0, 0, 'second'],
    [59, 0, 'second'],
    [60, -1, 'minute'],
    [3599, -59, 'minute'],
    [3600, -1, 'hour'],
    [86_400, -1, 'day'],
    [2_592_000, -1, 'month'],
    [31_536_000, -1, 'year'],
  ])('%i seconds are %i %s', (seconds, value, unit) => {
    expect(ago(seconds)).toEqual({ value, unit });
  });

  it('is now for a time in the future', () => {
    expect(ago(-90)).toEqual({ value: 0, unit: 'second' });
  });
});
