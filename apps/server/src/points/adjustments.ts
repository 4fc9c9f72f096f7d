import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';
import { leaveBoards, leaveSums } from './disqualification.sql.ts';
import { notify } from '../notifications/notify.ts';
import { appendPointEntry, lockMember } from './ledger.ts';

/** The member whose points an admin changes, and the admin. */
export interface Adjustment {
  userId: number;
  actorId: number;
}

/** A member's current points. */
export interface Standing {
  points: number;
  disqualified: boolean;
}

/**
 * Adds points on behalf of an admin, and notifies the member.
 * @throws Problem `user-not-found`
 */
export async function addPoints(
  trx: Transaction<DB>,
  { userId, actorId }: Adjustment,
  points: number,
  now: Date,
): Promise<Standing> {
  const { total_points, disqualified_at } = await lockMember(trx, userId);
  const key = `adjustment:${randomUUID()}`;
  if (points !== 0) {
    const entry = { userId, actorId, key, delta: points, reason: 'Adjustment' };
    await appendPointEntry(trx, { ...entry, kind: 'adjustment' }, now);
    await notify(trx, [{ userId, key, kind: 'points-adjusted', causedBy: actorId, points }], now);
  }
  return { points: total_points + points, disqualified: disqualified_at !== null };
}

/**
 * Sets the total to `points` on behalf of an admin.
 * @param expected the total that the admin saw
 * @throws Problem `user-not-found` or `changed-meanwhile`
 */
export async function setPoints(
  trx: Transaction<DB>,
  adjustment: Adjustment,
  { points, expected }: { points: number; expected?: number | undefined },
  now: Date,
): Promise<Standing> {
  const { total_points } = await lockMember(trx, adjustment.userId);
  if (expected !== undefined && total_points !== expected) throw new Problem('changed-meanwhile');
  return addPoints(trx, adjustment, points - total_points, now);
}

/**
 * Removes all of a member's points, and removes the member from the leaderboards permanently. Idempotent.
 * @throws Problem `user-not-found`
 */
export async function disqualify(trx: Transaction<DB>, { userId, actorId }: Adjustment, now: Date): Promise<Standing> {
  const { total_points, disqualified_at } = await lockMember(trx, userId);
  if (disqualified_at) return { points: total_points, disqualified: true };
  await leaveSums(trx, userId);
  const entry = { userId, actorId, key: 'disqualification', delta: -total_points, reason: 'Disqualification' };
  await appendPointEntry(trx, { ...entry, kind: 'disqualification' }, now);
  await leaveBoards(trx, userId);
  await trx.updateTable('app_user').set({ disqualified_at: now }).where('id', '=', userId).execute();
  return { points: 0, disqualified: true };
}
