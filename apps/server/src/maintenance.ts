import type { AppContext } from './app.ts';
import { purgeEnded } from './auth/purge.ts';
import { REPLY_LIFETIME } from './http/once.ts';
import { sweepImages } from './images/uploads.ts';

/** How often, in ms. */
const INTERVAL = 60 * 60 * 1000;

/** Removes what has had its time. Several processes may do so at once. */
export async function maintain(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const before = new Date(clock().getTime() - REPLY_LIFETIME);
  await db.deleteFrom('idempotent_reply').where('created_at', '<', before).execute();
  await purgeEnded(db, clock);
  await sweepImages(context);
}

/**
 * Maintains now and every hour.
 * @returns a function that ends it, and waits for what is under way
 */
export function maintainHourly(context: AppContext, onError: (error: unknown) => void): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => (running = running.then(() => maintain(context)).catch(onError));
  void run();
  const timer = setInterval(run, INTERVAL);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
