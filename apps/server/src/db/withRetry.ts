import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Database } from './database.ts';

/** Times that a transaction is run before its failure counts. */
const ATTEMPTS = 5;

/** `serialization_failure` and `deadlock_detected`: the transaction did nothing and may be run again. */
const REPEATABLE = new Set(['40001', '40P01']);

/** What the transactions of a call write after their work, so that both are there or neither. */
export const alongside = new AsyncLocalStorage<(trx: Transaction<DB>) => Promise<void>>();

/**
 * Runs `work` in a transaction, and what stands {@link alongside}; again when the database asks for it. `work` must touch nothing but `trx`.
 * @throws whatever `work` throws, or the database's last error
 */
export async function withRetry<T>(db: Database, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        await alongside.getStore()?.(trx);
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
