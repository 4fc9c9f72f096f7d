import type { IntlShape } from 'react-intl';
import type { Moment } from './serverState.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface CalendarDay {
  year: number;
  month: number;
  date: number;
}

const calendarDay = (moment: Date, timeZone: Moment['timeZone']): CalendarDay =>
  timeZone === 'UTC'
    ? { year: moment.getUTCFullYear(), month: moment.getUTCMonth(), date: moment.getUTCDate() }
    : { year: moment.getFullYear(), month: moment.getMonth(), date: moment.getDate() };

/** Numbers the calendar days, so that they can be subtracted. Local days aren't always 24 hours long. */
const dayNumber = ({ year, month, date }: CalendarDay) => Date.UTC(year, month, date) / day;

/** Counts whole calendar months between two days. */
function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.date < from.date ? months - 1 : months;
}

/**
 * Formats the time since a date in its largest whole unit. Days follow the reader's calendar, so “yesterday” always means
 * the previous calendar day. Months and years use numbers, because “last year” could be two months ago.
 */
export function sayTimeAgo(
  { formatRelativeTime }: Pick<IntlShape, 'formatRelativeTime'>,
  date: string,
  { now = Date.now(), timeZone }: Partial<Moment> = {},
) {
  // The server's clock may be ahead of ours.
  const elapsed = Math.max(0, now - Date.parse(date));
  const [then, today] = [new Date(date), new Date(now)].map((moment) => calendarDay(moment, timeZone)) as [
    CalendarDay,
    CalendarDay,
  ];
  if (elapsed < minute) return formatRelativeTime(0, 'second', { numeric: 'auto' });
  if (elapsed < hour) return formatRelativeTime(-Math.floor(elapsed / minute), 'minute');
  const days = dayNumber(today) - dayNumber(then);
  // The day on which daylight saving time ends has 25 hours.
  if (elapsed < day || days === 0) return formatRelativeTime(-Math.floor(elapsed / hour), 'hour');
  const months = monthsBetween(then, today);
  if (months < 1) return formatRelativeTime(-days, 'day', { numeric: 'auto' });
  return months < 12 ? formatRelativeTime(-months, 'month') : formatRelativeTime(-Math.floor(months / 12), 'year');
}
