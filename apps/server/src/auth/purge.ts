import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { after, ENDED_KEPT } from './lifetimes.ts';

/** Deletes rows that expired more than {@link ENDED_KEPT} ago. */
export async function purgeEnded(db: Queryable, clock: Clock): Promise<void> {
  const before = after(clock(), -ENDED_KEPT);
  const tables = [
    'login_attempt',
    'burner_token',
    'wallet_challenge',
    'session',
    'account_link',
    'email_confirmation',
  ] as const;
  for (const table of tables) {
    await db.deleteFrom(table).where('expires_at', '<', before).execute();
  }
}
