import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

/** A movement of a member's points. */
export interface PointEntry {
  userId: number;
  /** Names what was earned, once for each member: a second entry of the same key pays nothing. */
  key: string;
  delta: number;
  reason: string;
  /** Who made it; null for the server itself. */
  actorId?: number | null;
}

/**
 * Appends an entry, and moves the member's total with it. The only way in which points change.
 * @returns whether it was new
 */
export async function appendPointEntry(trx: Transaction<DB>, entry: PointEntry, now: Date): Promise<boolean> {
  const { userId, key, delta, reason, actorId = null } = entry;
  const added = await trx
    .insertInto('point_entry')
    .values({ user_id: userId, entry_key: key, delta, reason, actor_id: actorId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('delta')
    .executeTakeFirst();
  if (!added) return false;
  await trx
    .updateTable('app_user')
    .set((eb) => ({ total_points: eb('total_points', '+', delta) }))
    .where('id', '=', userId)
    .execute();
  return true;
}
