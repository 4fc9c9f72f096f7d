import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely, type Transaction } from 'kysely';

/** Set while a transaction's work runs. */
const transactionWork = new AsyncLocalStorage<true>();

/**
 * Runs `work` in a transaction. Lint rules forbid all other ways to open one, so {@link refuseInTransaction} detects
 * every transaction, except those of {@link inSnapshot}.
 * @throws the error of `work`, or the database's error
 */
export const inTransaction = <DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  // eslint-disable-next-line no-restricted-syntax
  db.transaction().execute((trx) => transactionWork.run(true, () => work(trx)));

/** Runs `work` in a savepoint: if it fails, only its own changes are rolled back. */
export async function inSavepoint<DB, T>(trx: Transaction<DB>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}

/**
 * Runs `work` on a consistent, read-only snapshot of the database. {@link refuseInTransaction} doesn't throw in it.
 */
export const inSnapshot = <DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  // eslint-disable-next-line no-restricted-syntax
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

/**
 * Throws inside {@link inTransaction}, because waiting for a slow service would hold the transaction's locks and its
 * connection. Adapters for external services and the file stores call this first.
 * @throws Error, because this is a bug in the caller
 */
export function refuseInTransaction(what: string): void {
  if (transactionWork.getStore()) throw new Error(`${what} must not be called inside a transaction.`);
}

/** Wraps an adapter so that each method calls {@link refuseInTransaction} first. */
export function outsideTransactions<Adapter extends object>(what: string, adapter: Adapter): Adapter {
  const guarded = Object.entries(adapter).map(([name, method]: [string, (...values: unknown[]) => unknown]) => [
    name,
    async (...values: unknown[]) => {
      refuseInTransaction(what);
      return method(...values);
    },
  ]);
  return Object.fromEntries(guarded) as Adapter;
}
