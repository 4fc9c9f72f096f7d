import type { Database } from '../db/database.ts';
import { withRetry } from '../db/withRetry.ts';
import { countDays, leaveWindow } from './windows.sql.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Rows of `point_day` that one transaction takes out. */
const BATCH = 1000;

const windows = [
  { board: 'week', days: 7 },
  { board: 'month', days: 30 },
] as const;

/**
 * Takes past days out of the totals of the last 7 and 30 days. Each day is marked when it is taken out. So several processes
 * can work at once, and an interrupted one continues where it was.
 */
export async function rollWindows(db: Database, now: Date): Promise<void> {
  for (const { board, days } of windows) {
    const last = new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
    for (let taken = BATCH; taken === BATCH;) {
      taken = await withRetry(db, (trx) => leaveWindow(trx, board, last, BATCH));
    }
  }
}

/** How long after midnight a day is counted, in ms. By then, all transactions of that day are over. */
const GRACE = 30 * 60 * 1000;

/**
 * Counts the days that are over, from which a summary tells how many members earned in a window. Past days don't change, so
 * two processes count the same. It must run before {@link rollWindows}, which clears the marks that it looks for.
 */
export async function countReturns(db: Database, now: Date): Promise<void> {
  const last = new Date(now.getTime() - GRACE - DAY).toISOString().slice(0, 10);
  await withRetry(db, (trx) => countDays(trx, last));
}
