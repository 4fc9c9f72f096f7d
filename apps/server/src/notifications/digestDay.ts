/** Time of day, in UTC, at which the day's emails start, in ms. */
const STARTS_AT = 8 * 60 * 60 * 1000;

/** The day whose emails are sent at a time, such as `2026-09-01`. */
export const digestDay = (now: Date): string => new Date(now.getTime() - STARTS_AT).toISOString().slice(0, 10);
