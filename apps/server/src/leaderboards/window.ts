/** Which points a board or a summary counts. */
export interface Window {
  /** First and last day that count, as `2026-09-01`. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** A kind of entry, or `all`. */
  filterType: string;
}

/** Whether only some days count. */
export const isOfDays = ({ startDate, endDate }: Window) => startDate !== undefined || endDate !== undefined;
