import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

/** Key of the advisory lock. */
const COUNTING = 715003;

/** Locks the counting of days: until this transaction ends, no other one counts days or changes counted days. */
export const lockCounting = (trx: Transaction<DB>) =>
  trx
    .selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.cast(eb.val(COUNTING), 'bigint')]).as('locked'))
    .execute();
