import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Database } from '../db/database.ts';
import { withRetry } from '../db/withRetry.ts';
import { Problem } from '../contract/problem.ts';
import { eraseMember } from './erase.ts';

/** Time to change one's mind, in ms. */
const GRACE = 7 * 24 * 60 * 60 * 1000;

/**
 * Requests the deletion of a member's account. A repeated request doesn't move the date.
 * @returns when the account will be deleted
 * @throws Problem `last-super-admin`
 */
export async function requestDeletion(trx: Transaction<DB>, userId: number, now: Date): Promise<Date> {
  // Locks all super admins, so that the last two can't both pass.
  const roots = await trx
    .selectFrom('app_user as u')
    .leftJoin('account_deletion as d', 'd.user_id', 'u.id')
    .select(['u.id', 'd.due_at'])
    .where('u.role', '=', 'Super Admin')
    .orderBy('u.id')
    .forNoKeyUpdate('u')
    .execute();
  const isOnly = roots.some(({ id }) => id === userId) && !roots.some(({ id, due_at }) => id !== userId && !due_at);
  if (isOnly) throw new Problem('last-super-admin');
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
 * Keeps a member's account. Idempotent.
 * @throws Problem `token-invalid` if the account was deleted while the call was running
 */
export async function cancelDeletion(trx: Transaction<DB>, userId: number): Promise<void> {
  await trx.deleteFrom('account_deletion').where('user_id', '=', userId).execute();
  const member = await trx.selectFrom('app_user').select('deleted_at').where('id', '=', userId).executeTakeFirst();
  if (member?.deleted_at) throw new Problem('token-invalid');
}

/** Deletes the accounts that are due, each in a transaction of its own, so that locks are short. */
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
          // Another process deletes the account of a locked row.
          .forUpdate()
          .skipLocked(),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!claimed) return false;
    await eraseMember(trx, claimed.user_id, now);
    return true;
  });
