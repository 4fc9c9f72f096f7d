import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

/** Number of the lock. */
const COUNTING = 715003;

/** Waits until no other transaction counts days or changes counted ones, and prevents it until this one ends. */
export const lockCounting = (trx: Transaction<DB>) =>
  trx
    .selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.cast(eb.val(COUNTING), 'bigint')]).as('locked'))
    .execute();
