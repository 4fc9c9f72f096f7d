import type { Transaction } from 'kysely';
import type { components } from '@pwr-community/api/schema';
import type { DB } from '../../generated/db.js';
import { Problem } from '../contract/problem.ts';
import { inSavepoint } from '../inTransaction.ts';
import { alongside, type SingleDecision } from './withRetry.ts';

/**
 * Makes several decisions one after another, in the request's transaction. A refused decision leaves no trace and is
 * returned with its problem code. The caller has already locked all rows, in order.
 * @param singleOf the operation that would make one decision alone, for the audit log
 */
export async function decideEach<Item, Decided>(
  trx: Transaction<DB>,
  items: readonly Item[],
  singleOf: (item: Item) => SingleDecision,
  decide: (item: Item) => Promise<Decided>,
): Promise<{ decided: Decided[]; skipped: { item: Item; code: components['schemas']['ProblemCode'] }[] }> {
  const record = alongside.getStore()?.recordOne;
  const decided: Decided[] = [];
  const skipped = [];
  for (const item of items) {
    try {
      const work = () => decide(item);
      decided.push(await inSavepoint(trx, () => (record ? record(trx, singleOf(item), work) : work())));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      skipped.push({ item, code: error.code });
    }
  }
  return { decided, skipped };
}
