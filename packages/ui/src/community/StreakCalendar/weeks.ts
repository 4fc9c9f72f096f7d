import type { StreakDay } from './StreakCalendar.tsx';

/** Groups days into weeks that start on `firstDay`. Missing days of the first and last week are undefined. */
export function weeksOf(days: readonly StreakDay[], firstDay: number): (StreakDay | undefined)[][] {
  const [first] = days;
  if (!first) return [];
  const lead = (new Date(first.date).getUTCDay() - firstDay + 7) % 7;
  const count = Math.ceil((lead + days.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => days[week * 7 + weekday - lead]),
  );
}
