import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { appendPointEntry, lockEarner } from './ledger.ts';

/** Points of the daily bonus. */
export const BONUS_POINTS = 50;

/** Time between two bonuses, in ms. */
const INTERVAL = 24 * 60 * 60 * 1000;

/**
 * Awards the daily bonus.
 * @returns the time at which the next one can be claimed
 * @throws Problem `bonus-already-claimed` or `disqualified`
 */
export async function claimBonus(trx: Transaction<DB>, userId: number, now: Date): Promise<Date> {
  await lockEarner(trx, userId);
  // One conditional write, so that only one of several concurrent claims gets the row.
  const claim = await trx
    .insertInto('gm_claim')
    .values({ user_id: userId, claimed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ claimed_at: now })
        .where('gm_claim.claimed_at', '<=', new Date(now.getTime() - INTERVAL)),
    )
    .returning('claimed_at')
    .executeTakeFirst();
  if (!claim) throw new Problem('bonus-already-claimed');
  const entry = { userId, key: `gm:${now.toISOString()}`, delta: BONUS_POINTS, reason: 'Daily GM' };
  await appendPointEntry(trx, { ...entry, kind: 'gm' }, now);
  return new Date(now.getTime() + INTERVAL);
}

/** The time at which the member can claim the next bonus; null if they can now. */
export async function nextClaimTime(db: Queryable, userId: number, now: Date): Promise<Date | null> {
  const claim = await db.selectFrom('gm_claim').select('claimed_at').where('user_id', '=', userId).executeTakeFirst();
  const next = claim && new Date(claim.claimed_at.getTime() + INTERVAL);
  return next && next > now ? next : null;
}
