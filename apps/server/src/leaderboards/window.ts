/** The days and kinds of points that a board or summary counts. */
export interface Window {
  /** First and last day, as `2026-09-01`. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** A kind of entry, or `all`. */
  filterType: string;
}

/** Returns whether the window is limited to some days. */
export const isOfDays = ({ startDate, endDate }: Window) => startDate !== undefined || endDate !== undefined;
