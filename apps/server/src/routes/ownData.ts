import { withRetry } from '../db/withRetry.ts';
import type { Handler } from '../http/handler.ts';
import { requireFreshSignIn } from '../http/security.ts';
import * as deletion from '../ownData/deletion.ts';

export const requestDeletion: Handler<'requestDeletion'> = async (context) => {
  requireFreshSignIn(context);
  const { db, clock, member } = context;
  const due = await withRetry(db, (trx) => deletion.requestDeletion(trx, member.id, clock()));
  return { dueAt: due.toISOString() };
};

export const cancelDeletion: Handler<'cancelDeletion'> = ({ db, member }) =>
  withRetry(db, (trx) => deletion.cancelDeletion(trx, member.id));
