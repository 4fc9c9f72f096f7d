import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Database } from './database.ts';
import { inTransaction } from '../inTransaction.ts';
import { CHANGED_RESULT } from './postgres.ts';

/** Maximum number of attempts per transaction. */
const ATTEMPTS = 5;

/**
 * `serialization_failure`, `deadlock_detected`, and a statement prepared before a migration: the transaction was rolled
 * back and may be retried.
 */
const REPEATABLE = new Set(['40001', '40P01', CHANGED_RESULT]);

/** One of a request's decisions, as the audit log shows it. */
export interface RecordedDecision {
  /** Input of the operation that would make this decision alone. */
  input: object;
  subject: { kind: 'submission'; id: number; name: string };
  before: object;
  after: object;
}

/** The operation that makes the same decision alone, with its input. */
export interface SingleDecision {
  /** The operation's id in the contract. */
  operation: string;
  input: Record<string, unknown>;
}

/**
 * Work that a request's transaction does before and after its main work, so that either all of it is committed or none.
 */
export interface Alongside {
  /** Id of the request's audit entry; null until it is written. */
  actionId: number | null;
  /**
   * Writes an audit entry for each of several decisions of the request.
   * @returns the entries' ids, in order
   */
  recordEach?: (trx: Transaction<DB>, decisions: readonly RecordedDecision[]) => Promise<number[]>;
  /** Makes one of several decisions of the request, with its own audit entry. */
  recordOne?: <T>(trx: Transaction<DB>, decision: SingleDecision, decide: () => Promise<T>) => Promise<T>;
  before: (trx: Transaction<DB>) => Promise<void>;
  after: (trx: Transaction<DB>) => Promise<void>;
}

export const alongside = new AsyncLocalStorage<Alongside>();

/** Runs the `before` step of {@link alongside}. */
export const begin = async (trx: Transaction<DB>): Promise<void> => alongside.getStore()?.before(trx);

/**
 * Runs `work` and the request's {@link alongside} in a transaction; retries after a serialization failure, a
 * deadlock or a migration. `work` must have no effects other than through `trx`.
 * @param beginsItself true if `work` calls {@link begin} itself, because it doesn't always change something
 * @throws the error of `work`, or the database's last error
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

/**
 * Returns the SQLSTATE of a database error, such as `23505`, or the code of another error; undefined if it has none.
 */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
