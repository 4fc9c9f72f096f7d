/** Time of day (UTC) from which the day's emails are sent, in ms. */
const STARTS_AT = 8 * 60 * 60 * 1000;

/** Returns the day whose emails are due at a time, such as `2026-09-01`. */
export const digestDay = (now: Date): string => new Date(now.getTime() - STARTS_AT).toISOString().slice(0, 10);
