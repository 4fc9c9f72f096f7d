import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { sayTimeAgo } from '../src/shared/relativeTime.ts';

/** The tests' current time. In local time, so that they don't depend on the time zone. */
const now = new Date(2026, 5, 15, 12);
const english = createIntl({ locale: 'en' });
const ago = (then: Date | number, at = now) =>
  sayTimeAgo(english, (typeof then === 'number' ? new Date(at.getTime() - then * 1000) : then).toISOString(), {
    now: at.getTime(),
  });

describe('how long ago', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_399, '23 hours ago'],
  ])('%i seconds are “%s”', (seconds, words) => {
    expect(ago(seconds)).toBe(words);
  });

  it('is now by a clock that is behind the server’s', () => {
    expect(ago(-90)).toBe('now');
  });

  it('is yesterday only for the day before by the reader’s calendar', () => {
    expect(ago(new Date(2026, 5, 14, 11))).toBe('yesterday');
    expect(ago(new Date(2026, 5, 14, 0, 1), new Date(2026, 5, 15, 23, 59))).toBe('yesterday');
    expect(ago(new Date(2026, 5, 13, 23, 59))).toBe('2 days ago');
    expect(ago(new Date(2026, 5, 13, 12, 1))).toBe('2 days ago');
  });

  it('counts whole calendar months and years', () => {
    expect(ago(new Date(2026, 4, 16))).toBe('30 days ago');
    expect(ago(new Date(2026, 4, 15))).toBe('1 month ago');
    expect(ago(new Date(2026, 1, 15), new Date(2026, 2, 15))).toBe('1 month ago');
    expect(ago(new Date(2025, 5, 16))).toBe('11 months ago');
    expect(ago(new Date(2025, 5, 15))).toBe('1 year ago');
    expect(ago(new Date(2024, 5, 16))).toBe('1 year ago');
  });

  it.each([
    ['ru', '3 месяца назад'],
    ['zh-CN', '3个月前'],
    ['es-419', 'hace 3 meses'],
    ['tr', '3 ay önce'],
  ])('is said in full in %s', (locale, words) => {
    expect(sayTimeAgo(createIntl({ locale }), new Date(2026, 2, 10).toISOString(), { now: now.getTime() })).toBe(words);
  });
});
