import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Database } from '../db/database.ts';
import { withRetry } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';
import { lockSuperAdmins } from '../users/superAdmins.ts';
import { eraseMember } from './erase.ts';

/** Grace period before an account is deleted, in ms. */
const GRACE = 7 * 24 * 60 * 60 * 1000;

/**
 * Requests the deletion of a member's account. A repeated request doesn't move the date.
 * @returns the time at which the account will be deleted
 * @throws Problem `last-super-admin`
 */
export async function requestDeletion(trx: Transaction<DB>, userId: number, now: Date): Promise<Date> {
  // The lock prevents the last two super admins from both passing the check.
  const roots = await lockSuperAdmins(trx);
  if (roots.includes(userId)) {
    const leaving = await trx.selectFrom('account_deletion').select('user_id').where('user_id', 'in', roots).execute();
    const isLeaving = (id: number) => leaving.some(({ user_id }) => user_id === id);
    if (!roots.some((id) => id !== userId && !isLeaving(id))) throw new Problem('last-super-admin');
  }
  const due = new Date(now.getTime() + GRACE);
  const { due_at } = await trx
    .insertInto('account_deletion')
    .values({ user_id: userId, requested_at: now, due_at: due })
    // A no-op update, so that `returning` also gives an existing row.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning('due_at')
    .executeTakeFirstOrThrow();
  return due_at;
}

/**
 * Cancels the deletion of a member's account. Idempotent.
 * @throws Problem `token-invalid` if the account was deleted while the call was running
 */
export async function cancelDeletion(trx: Transaction<DB>, userId: number): Promise<void> {
  await trx.deleteFrom('account_deletion').where('user_id', '=', userId).execute();
  const member = await trx.selectFrom('app_user').select('deleted_at').where('id', '=', userId).executeTakeFirst();
  if (member?.deleted_at) throw new Problem('token-invalid');
}

/** Deletes the accounts whose deletion is due, each in its own transaction, so that locks are held briefly. */
export async function deleteDueAccounts(db: Database, now: Date): Promise<void> {
  while (await deleteNext(db, now));
}

/** @returns false if no account is due */
const deleteNext = (db: Database, now: Date): Promise<boolean> =>
  withRetry(db, async (trx) => {
    const claimed = await trx
      .deleteFrom('account_deletion')
      .where('user_id', '=', (eb) =>
        eb
          .selectFrom('account_deletion')
          .select('user_id')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(1)
          // A locked row belongs to an account that another process is already deleting.
          .forUpdate()
          .skipLocked(),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!claimed) return false;
    await eraseMember(trx, claimed.user_id, now);
    return true;
  });
