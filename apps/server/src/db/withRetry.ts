import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Database } from './database.ts';
import { inTransaction } from '../inTransaction.ts';

/** Times that a transaction is run before its failure counts. */
const ATTEMPTS = 5;

/** `serialization_failure` and `deadlock_detected`: the transaction did nothing and may be run again. */
const REPEATABLE = new Set(['40001', '40P01']);

/** What the transactions of a call do before and after their work, so that all of it is there or none. */
export interface Alongside {
  /** Under which the call is written down; null until then. */
  actionId: number | null;
  before: (trx: Transaction<DB>) => Promise<void>;
  after: (trx: Transaction<DB>) => Promise<void>;
}

export const alongside = new AsyncLocalStorage<Alongside>();

/** Does what stands before the work of a call. */
export const begin = async (trx: Transaction<DB>): Promise<void> => alongside.getStore()?.before(trx);

/**
 * Runs `work` in a transaction, and what stands {@link alongside}; again when the database asks for it. `work` must touch nothing but `trx`.
 * @param beginsItself whether `work` calls {@link begin}, as it does not always do something
 * @throws whatever `work` throws, or the database's last error
 */
export async function withRetry<T>(
  db: Database,
  work: (trx: Transaction<DB>) => Promise<T>,
  { beginsItself = false } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, async (trx) => {
        if (!beginsItself) await begin(trx);
        const result = await work(trx);
        await alongside.getStore()?.after(trx);
        return result;
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !REPEATABLE.has(errorCode(error) ?? '')) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** The SQLSTATE of a database error, such as `23505`; undefined for any other error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
