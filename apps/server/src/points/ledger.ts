import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { alongside } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';
import type { PointKind } from './boards.ts';
import { insertEntries } from './ledger.sql.ts';

/** A change to a member's points. */
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
  /** Id of the decision's audit entry, if the call makes several decisions. Default: the call's own entry. */
  actionId?: number | undefined;
  /** True for the reversal of an earlier entry, which also applies to disqualified members. */
  reverses?: boolean;
}

/**
 * Locks a member's row until the transaction ends, so that their points can't change.
 * @throws Problem `user-not-found`
 */
export async function lockMember(trx: Transaction<DB>, userId: number) {
  const member = await trx
    .selectFrom('app_user')
    .select(['total_points', 'disqualified_at', 'deleted_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new Problem('user-not-found');
  return member;
}

/**
 * {@link lockMember} for a member whose account exists.
 * @throws Problem `user-not-found`, also after a deletion
 */
export async function lockPresentMember(trx: Transaction<DB>, userId: number) {
  const { deleted_at, ...member } = await lockMember(trx, userId);
  if (deleted_at) throw new Problem('user-not-found');
  return member;
}

/** {@link lockMember} for several members, in the order of their ids. Omits unknown members. */
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
 * @param refusal the problem code to throw. `disqualified` addresses the caller, so admins get `member-disqualified`
 * @throws Problem `disqualified`, `member-disqualified` or `user-not-found`
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
 * Appends an entry, as {@link appendPointEntries} does.
 * @returns true if the entry was new
 */
export const appendPointEntry = async (trx: Transaction<DB>, entry: PointEntry, now: Date): Promise<boolean> =>
  (await appendPointEntries(trx, [entry], now)) === 1;

/**
 * Appends entries and updates totals, days and histogram. Except for reinstatements, this is the only way to change
 * points. Existing entries, and earnings of disqualified members, are skipped. Entries made by an admin's call contain
 * the id of that call.
 * @returns the number of new entries
 */
export async function appendPointEntries(trx: Transaction<DB>, entries: PointEntry[], now: Date): Promise<number> {
  const userIds = [...new Set(entries.map(({ userId }) => userId))];
  // Locks the members first, in order, so that no other transaction changes their points.
  await lockMembers(trx, userIds);
  return insertEntries(trx, JSON.stringify(entries), now, alongside.getStore()?.actionId ?? null);
}
