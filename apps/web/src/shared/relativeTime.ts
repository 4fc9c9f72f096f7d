import type { IntlShape } from 'react-intl';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The reader's calendar day as a number: a day is not always 24 hours long. */
const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / day;

/** Whole calendar months from one moment to another. */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return to.getDate() < from.getDate() ? months - 1 : months;
}

/**
 * Says how long ago something was, in its largest whole unit. Days follow the reader's calendar, so that “yesterday” is
 * never the day before. Months and years are counted: “last year” could be two months ago.
 */
export function sayTimeAgo(
  { formatRelativeTime }: Pick<IntlShape, 'formatRelativeTime'>,
  date: string,
  now = Date.now(),
) {
  const [then, today] = [new Date(date), new Date(now)];
  // The server's clock may be ahead of ours.
  const elapsed = Math.max(0, now - then.getTime());
  if (elapsed < minute) return formatRelativeTime(0, 'second', { numeric: 'auto' });
  if (elapsed < hour) return formatRelativeTime(-Math.floor(elapsed / minute), 'minute');
  const days = dayOf(today) - dayOf(then);
  // A day on which the clock is put back has 25 hours.
  if (elapsed < day || days === 0) return formatRelativeTime(-Math.floor(elapsed / hour), 'hour');
  const months = monthsBetween(then, today);
  if (months < 1) return formatRelativeTime(-days, 'day', { numeric: 'auto' });
  return months < 12 ? formatRelativeTime(-months, 'month') : formatRelativeTime(-Math.floor(months / 12), 'year');
}
