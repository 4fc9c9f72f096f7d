/** Maximum number of entries per request. */
const most = 100;

/** Returns the next number of entries to show; null if all are shown, or the maximum is reached. */
export const nextCount = (count: number, total: number): number | null =>
  count < Math.min(total, most) ? Math.min(count * 2, most) : null;
