import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { appendPointEntry, lockEarner } from './ledger.ts';

/** What the daily bonus pays. */
export const BONUS_POINTS = 50;

/** From one bonus to the next, in ms. */
const INTERVAL = 24 * 60 * 60 * 1000;

/**
 * Pays the daily bonus.
 * @returns from when on the next one can be claimed
 * @throws Problem `bonus-already-claimed` or `disqualified`
 */
export async function claimBonus(trx: Transaction<DB>, userId: number, now: Date): Promise<Date> {
  await lockEarner(trx, userId);
  // One conditional write: of several claims at once, one gets the row.
  const { rows } = await sql`
    insert into gm_claim (user_id, claimed_at) values (${userId}, ${now})
    on conflict (user_id) do update set claimed_at = excluded.claimed_at
    where gm_claim.claimed_at <= ${new Date(now.getTime() - INTERVAL)}
    returning claimed_at`.execute(trx);
  if (rows.length === 0) throw new Problem('bonus-already-claimed');
  const entry = { userId, key: `gm:${now.toISOString()}`, delta: BONUS_POINTS, reason: 'Daily GM' };
  await appendPointEntry(trx, { ...entry, kind: 'gm' }, now);
  return new Date(now.getTime() + INTERVAL);
}

/** When the member can claim the next bonus; null where that is now. */
export async function nextClaimTime(db: Queryable, userId: number, now: Date): Promise<Date | null> {
  const claim = await db.selectFrom('gm_claim').select('claimed_at').where('user_id', '=', userId).executeTakeFirst();
  const next = claim && new Date(claim.claimed_at.getTime() + INTERVAL);
  return next && next > now ? next : null;
}
