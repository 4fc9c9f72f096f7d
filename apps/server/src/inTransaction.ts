import { AsyncLocalStorage } from 'node:async_hooks';

/** Set while a transaction's work runs. */
export const transactionWork = new AsyncLocalStorage<true>();

/**
 * Refuses to wait for something outside while a transaction is open: a slow service would keep its locks and its
 * connection. Every adapter of an outside service calls this first.
 * @throws Error for whoever wrote the call
 */
export function refuseInTransaction(what: string): void {
  if (transactionWork.getStore()) throw new Error(`${what} must not be called inside a transaction.`);
}
