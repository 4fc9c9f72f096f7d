import { createHash } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { begin, errorCode, withRetry } from '../db/withRetry.ts';
import { JsonText, type HandlerContext, type OperationId, type ResponseBody } from './handler.ts';
import { Problem } from './problem.ts';

/** How long a reply is kept for its `Idempotency-Key`, in ms. */
export const REPLY_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * Runs `work` in a transaction, once for each `Idempotency-Key` of a member: a repeated call gets the first reply.
 * The reply is kept in the same transaction as what `work` wrote, so either both are there or neither. A call that
 * comes while the first still runs waits for it, as long as the database lets it wait for a lock.
 * @throws Problem `idempotency-key-reused` where the key came with another request before,
 *   `idempotency-key-in-progress` where the wait was too long
 */
export function once<Id extends OperationId>(
  { db, clock, member, request, operationId, body }: HandlerContext<Id>,
  work: (trx: Transaction<DB>) => Promise<JsonText<ResponseBody<Id>>>,
): Promise<JsonText<ResponseBody<Id>>> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return withRetry(db, work);
  const hash = createHash('sha256').update(operationId).update(JSON.stringify(body)).digest('hex');
  const now = clock();
  const call = { user_id: member.id, key };
  const sameCall = (eb: ExpressionBuilder<DB, 'idempotent_reply'>) => eb.and(call);

  const runOrRepeat = async (trx: Transaction<DB>) => {
    const started = await trx
      .insertInto('idempotent_reply')
      .values({ ...call, request_hash: hash, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet({ request_hash: hash, reply: null, created_at: now })
          .where('idempotent_reply.created_at', '<=', new Date(now.getTime() - REPLY_LIFETIME)),
      )
      .returning('key')
      .executeTakeFirst()
      .catch((error: unknown) => {
        if (errorCode(error) === LOCK_NOT_AVAILABLE) throw new Problem('idempotency-key-in-progress');
        throw error;
      });
    if (started) {
      await begin(trx);
      const reply = await work(trx);
      await trx.updateTable('idempotent_reply').set({ reply: reply.text }).where(sameCall).execute();
      return reply;
    }
    const first = await trx
      .selectFrom('idempotent_reply')
      .select(['request_hash', 'reply'])
      .where(sameCall)
      .executeTakeFirstOrThrow();
    if (first.request_hash !== hash) throw new Problem('idempotency-key-reused');
    return new JsonText<ResponseBody<Id>>(first.reply!);
  };
  return withRetry(db, runOrRepeat, { beginsItself: true });
}

/** SQLSTATE of a lock that was not to be had within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';
