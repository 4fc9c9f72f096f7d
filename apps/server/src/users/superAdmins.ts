import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

/**
 * Locks the super admins, so that none loses the role before the transaction ends. Data that depends on them must be
 * read by a later statement: a statement that waits for a lock doesn't see other transactions' recent changes to the
 * tables it joins.
 * @returns their ids
 */
export async function lockSuperAdmins(trx: Transaction<DB>): Promise<number[]> {
  const rows = await trx
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'Super Admin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
