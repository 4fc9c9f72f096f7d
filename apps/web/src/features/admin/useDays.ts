import { useSyncExternalStore } from 'react';
import { everyMinute } from './everyMinute.ts';

/** Returns the UTC date `days` days ago, as YYYY-MM-DD. */
const dayAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const today = () => dayAgo(0);

/** Returns today's UTC date and the ranges that end today. They stay current on pages that are open overnight. */
export function useDays() {
  const end = useSyncExternalStore(everyMinute, today, today);
  return { today: end, week: { start: dayAgo(6), end }, month: { start: dayAgo(29), end } };
}
