import type { Database } from '../db/database.ts';
import { withRetry } from '../db/withRetry.ts';
import { lockCounting } from './lockCounting.ts';
import { countDays, leaveWindow } from './windows.sql.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Maximum number of `point_day` rows per transaction. */
const BATCH = 1000;

const windows = [
  { board: 'week', days: 7 },
  { board: 'month', days: 30 },
] as const;

/**
 * Subtracts past days from the totals of the last 7 and 30 days. Each day is marked when it is subtracted, so several
 * processes can run concurrently, and an interrupted run can be resumed.
 */
export async function rollWindows(db: Database, now: Date): Promise<void> {
  for (const { board, days } of windows) {
    const last = new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
    for (let taken = BATCH; taken === BATCH;) {
      taken = await withRetry(db, (trx) => leaveWindow(trx, board, last, BATCH));
    }
  }
}

/** Time after midnight at which a day is counted, in ms. By then, all transactions from that day have ended. */
const GRACE = 30 * 60 * 1000;

/**
 * Counts completed days, so that a summary can tell how many members earned points in a window. Past days don't change,
 * so two processes get the same result. Must run before {@link rollWindows}, which clears the marks that this function
 * reads.
 */
export async function countReturns(db: Database, now: Date): Promise<void> {
  const last = new Date(now.getTime() - GRACE - DAY).toISOString().slice(0, 10);
  await withRetry(db, async (trx) => {
    await lockCounting(trx);
    await countDays(trx, last);
  });
}
