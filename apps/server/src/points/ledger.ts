import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { alongside } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';
import type { PointKind } from './boards.ts';
import { insertEntries } from './ledger.sql.ts';

/** A change of a member's points. */
export interface PointEntry {
  userId: number;
  /** Identifies what was earned. A member's second entry with the same key awards nothing. */
  key: string;
  kind: PointKind;
  delta: number;
  /** Description in English. */
  reason: string;
  /** The quest that awarded the points. Its title is shown instead of the reason. */
  questId?: number;
  /** The admin who made the entry; null if the points were earned. */
  actorId?: number | null;
  /** The audit entry of the decision, if the call has one for each decision. Default: that of the call. */
  actionId?: number | undefined;
  /** Reverses an earlier entry; applies to disqualified members too. */
  reverses?: boolean;
}

/**
 * Locks a member's row until the transaction ends, so that their points can't change.
 * @throws Problem `user-not-found`
 */
export async function lockMember(trx: Transaction<DB>, userId: number) {
  const member = await trx
    .selectFrom('app_user')
    .select(['total_points', 'disqualified_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new Problem('user-not-found');
  return member;
}

/** {@link lockMember} for several members, in the order of their ids. */
export async function lockMembers(trx: Transaction<DB>, userIds: readonly number[]) {
  return trx
    .selectFrom('app_user')
    .select(['id', 'disqualified_at'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...userIds])))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * {@link lockMember} for a member who is about to earn points.
 * @param refusal the code to throw; `disqualified` addresses the caller, so admins who award points get the other one
 * @throws Problem `disqualified` or `member-disqualified`
 */
export async function lockEarner(
  trx: Transaction<DB>,
  userId: number,
  refusal: 'disqualified' | 'member-disqualified' = 'disqualified',
): Promise<void> {
  const { disqualified_at } = await lockMember(trx, userId);
  if (disqualified_at) throw new Problem(refusal);
}

/**
 * Appends an entry and updates the member's totals.
 * @returns true if it was new
 */
export const appendPointEntry = async (trx: Transaction<DB>, entry: PointEntry, now: Date): Promise<boolean> =>
  (await appendPointEntries(trx, [entry], now)) === 1;

/**
 * Appends entries and updates totals, days and histogram. This is the only way in which points change. Existing
 * entries, and earnings of disqualified members, are skipped. Entries made by an admin's call contain the id of that
 * call.
 * @returns the number of new entries
 */
export async function appendPointEntries(trx: Transaction<DB>, entries: PointEntry[], now: Date): Promise<number> {
  const userIds = [...new Set(entries.map(({ userId }) => userId))];
  // Locks the members first, in order, so that no other transaction changes their points.
  await lockMembers(trx, userIds);
  return insertEntries(trx, JSON.stringify(entries), now, alongside.getStore()?.actionId ?? null);
}
