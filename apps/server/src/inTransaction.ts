import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely, type Transaction } from 'kysely';

/** Set while a transaction's work runs. */
const transactionWork = new AsyncLocalStorage<true>();

/**
 * Runs `work` in a transaction. Lint rules forbid all other ways to open one, so {@link refuseInTransaction} detects
 * every transaction.
 * @throws the error of `work`, or the database's error
 */
export const inTransaction = <DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  // eslint-disable-next-line no-restricted-syntax
  db.transaction().execute((trx) => transactionWork.run(true, () => work(trx)));

/** Runs `work` as a part of a transaction; if it fails, only its own changes are rolled back. */
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

/** Runs `work` on the database as it is at one moment, without changing it. */
export const inSnapshot = <DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  // eslint-disable-next-line no-restricted-syntax
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

/**
 * Throws if a transaction is open, because waiting for a slow service would keep its locks and connection. Adapters of
 * outside services and the file stores call this first.
 * @throws Error that points out the programming mistake
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
