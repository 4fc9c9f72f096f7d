import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';

/** Set while a transaction's work runs. */
const transactionWork = new AsyncLocalStorage<true>();

/**
 * Runs `work` in a transaction. The lint rules forbid every other way to open one, so {@link refuseInTransaction} knows of all.
 * @throws whatever `work` throws, or the database's error
 */
export const inTransaction = <DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  // eslint-disable-next-line no-restricted-syntax
  db.transaction().execute((trx) => transactionWork.run(true, () => work(trx)));

/**
 * Refuses to wait for something outside while a transaction is open: a slow service would keep its locks and its
 * connection. Every adapter of an outside service calls this first, and so do the file stores.
 * @throws Error for whoever wrote the call
 */
export function refuseInTransaction(what: string): void {
  if (transactionWork.getStore()) throw new Error(`${what} must not be called inside a transaction.`);
}

/** An adapter whose every method calls {@link refuseInTransaction} first. */
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
