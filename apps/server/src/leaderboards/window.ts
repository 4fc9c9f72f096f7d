/** The days and kinds of points that a board or summary counts. */
export interface Window {
  /** First day, such as `2026-09-01`; undefined for no limit. */
  startDate?: string | undefined;
  /** Last day, inclusive; undefined for no limit. */
  endDate?: string | undefined;
  /** A kind of points, or `all`. */
  filterType: string;
}

/** Returns true if the window is limited to some days. */
export const isOfDays = ({ startDate, endDate }: Window) => startDate !== undefined || endDate !== undefined;
