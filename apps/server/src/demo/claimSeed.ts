import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

/**
 * Claims a part of the demo's data for this transaction to write. A process that starts at the same time waits for the
 * first one here, however long that takes.
 * @returns whether it is this one's to write
 */
export async function claimSeed(trx: Transaction<DB>, part: 'projects' | 'community'): Promise<boolean> {
  await sql`set local lock_timeout = 0`.execute(trx);
  const claimed = await trx
    .insertInto('app_secret')
    .values({ name: `demo ${part}`, value: 'seeded' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
