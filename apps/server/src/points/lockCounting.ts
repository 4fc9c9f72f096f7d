import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

/** Number of the lock. */
const COUNTING = 715003;

/** Waits until no other transaction counts days or changes counted ones, and prevents it until this one ends. */
export const lockCounting = (trx: Transaction<DB>) =>
  sql`select pg_advisory_xact_lock(${COUNTING}::bigint)`.execute(trx);
