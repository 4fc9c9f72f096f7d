import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';
import { alongside } from '../db/withRetry.ts';
import { notify } from '../notifications/notify.ts';
import { refuseOwn } from '../users/otherAdmins.ts';
import { joinBoards, joinSums, leaveBoards, leaveSums, returnPoints } from './disqualification.sql.ts';
import { appendPointEntry, lockPresentMember } from './ledger.ts';
import { lockCounting } from './lockCounting.ts';

/** The member whose points an admin changes, and the admin. */
export interface Adjustment {
  userId: number;
  actorId: number;
}

/** A member's current points, and whether the member is disqualified. */
export interface Standing {
  points: number;
  disqualified: boolean;
}

/**
 * Adds points, or subtracts them if negative, on behalf of an admin, and notifies the member.
 * @throws Problem `user-not-found` or `other-admin-required`
 */
export async function addPoints(
  trx: Transaction<DB>,
  { userId, actorId }: Adjustment,
  points: number,
  now: Date,
): Promise<Standing> {
  const { total_points, disqualified_at } = await lockPresentMember(trx, userId);
  await refuseOwn(trx, actorId, userId);
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
 * @throws Problem `user-not-found`, `other-admin-required` or `changed-meanwhile`
 */
export async function setPoints(
  trx: Transaction<DB>,
  adjustment: Adjustment,
  { points, expected }: { points: number; expected?: number | undefined },
  now: Date,
): Promise<Standing> {
  const { total_points } = await lockPresentMember(trx, adjustment.userId);
  if (expected !== undefined && total_points !== expected) throw new Problem('changed-meanwhile');
  return addPoints(trx, adjustment, points - total_points, now);
}

/**
 * Takes all points from a member who isn't disqualified yet, and takes the member off the leaderboards. The caller has
 * locked the member.
 * @param key unique key for the entry, because a member can be disqualified again
 */
export async function takeAllPoints(
  trx: Transaction<DB>,
  { userId, actorId }: Adjustment,
  points: number,
  key: string,
  now: Date,
): Promise<void> {
  await leaveSums(trx, userId);
  const entry = { userId, actorId, key, delta: -points, reason: 'Disqualification' };
  await appendPointEntry(trx, { ...entry, kind: 'disqualification' }, now);
  await leaveBoards(trx, userId);
  await trx.updateTable('app_user').set({ disqualified_at: now }).where('id', '=', userId).execute();
}

/**
 * Undoes {@link takeAllPoints}: gives back exactly what was taken, and puts the member back on the leaderboards. The
 * caller has locked the member.
 * @returns the points given back
 */
export async function giveAllPointsBack(
  trx: Transaction<DB>,
  { userId, actorId }: Adjustment,
  key: string,
  now: Date,
): Promise<number> {
  await lockCounting(trx);
  const actionId = alongside.getStore()?.actionId ?? null;
  const points = await returnPoints(trx, { userId, key, actorId, actionId }, now);
  await trx.updateTable('app_user').set({ disqualified_at: null }).where('id', '=', userId).execute();
  await joinBoards(trx, userId);
  await joinSums(trx, userId);
  return points;
}
