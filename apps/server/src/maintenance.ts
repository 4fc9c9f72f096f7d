import type { AppContext } from './context.ts';
import { purgeEnded } from './auth/purge.ts';
import { purgeAllowances } from './db/allowance.ts';
import { REPLY_LIFETIME } from './http/once.ts';
import { deleteDueAccounts } from './ownData/deletion.ts';
import { announceEnd } from './notifications/announcements.ts';
import { purgeNotifications } from './notifications/inbox.ts';
import { sweepQuotas } from './images/quota.ts';
import { sweepImages, sweepUploads } from './images/uploads.ts';
import { inSpan } from './tracing.ts';
import { countReturns, rollWindows } from './points/windows.ts';

/** Interval between runs, in ms. */
const INTERVAL = 60 * 60 * 1000;

/**
 * Deletes expired data and the accounts whose deletion is due, updates the points windows and the sums of past days,
 * and announces the end of the airdrop. Several processes may run this concurrently.
 */
export async function maintain(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const before = new Date(clock().getTime() - REPLY_LIFETIME);
  await db.deleteFrom('idempotent_reply').where('created_at', '<', before).execute();
  await purgeAllowances(db, clock());
  await countReturns(db, clock());
  await rollWindows(db, clock());
  await purgeEnded(db, clock);
  await announceEnd(context);
  await purgeNotifications(db, clock());
  await deleteDueAccounts(db, clock());
  await sweepQuotas(db, clock());
  await sweepUploads(context);
  await sweepImages(context);
}

/**
 * Runs maintenance now and at every full hour, so that one run starts right after midnight, unless another is still in
 * progress.
 * @returns a function that stops it and waits for the current run
 */
export const maintainHourly = (context: AppContext, onError: (error: unknown) => void): (() => Promise<void>) =>
  repeat(() => inSpan('maintain', 'internal', () => maintain(context)), INTERVAL, onError);

/**
 * Runs `work` now and whenever the clock reaches a multiple of `interval` ms. A run that would start during another is
 * skipped: the next one finds whatever is due by then.
 * @returns a function that stops it and waits for the current run
 */
export function repeat(work: () => Promise<void>, interval: number, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout;
  const run = () => {
    running ??= work()
      .catch(onError)
      .finally(() => (running = undefined));
    timer = setTimeout(run, interval - (Date.now() % interval));
    timer.unref();
  };
  run();
  return async (): Promise<void> => {
    clearTimeout(timer);
    await running;
  };
}
