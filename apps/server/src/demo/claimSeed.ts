import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

/**
 * Claims a part of the demo data for this transaction to write. A process that starts at the same time waits here
 * until the first one has committed, so its connection must have no time limits.
 * @returns true if this transaction should write it
 */
export async function claimSeed(trx: Transaction<DB>, part: 'projects' | 'community' | 'crowd'): Promise<boolean> {
  const claimed = await trx
    .insertInto('app_secret')
    .values({ name: `demo ${part}`, value: 'seeded' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
