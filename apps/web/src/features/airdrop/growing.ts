/** The most entries that one request may ask for. */
const most = 100;

/** How many entries are shown next after `count` of them; null where that was all, or as many as fit on a page. */
export const nextCount = (count: number, total: number): number | null =>
  count < Math.min(total, most) ? Math.min(count * 2, most) : null;
