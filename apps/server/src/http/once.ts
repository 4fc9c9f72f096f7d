import { createHash } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { begin, errorCode, withRetry } from '../db/withRetry.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { HandlerContext, OperationId, ResponseBody } from './handler.ts';
import { Problem } from '../contract/problem.ts';

/** Retention of a reply for its `Idempotency-Key`, in ms. */
export const REPLY_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * Runs `work` in a transaction, only once for each `Idempotency-Key` of a member; a repeated request gets the first
 * reply. The reply is stored in the same transaction as the changes, so neither exists without the other. A request
 * that arrives while the first still runs waits for it, up to the lock timeout. Without a key, `work` always runs.
 * @param prepare runs before the transaction, for example to call a service; skipped if there is a stored reply
 * @throws Problem `idempotency-key-reused` if the key was used for another request, `idempotency-key-in-progress` after
 * the lock timeout
 */
export async function once<Id extends OperationId, Prepared = undefined>(
  context: HandlerContext<Id>,
  work: (trx: Transaction<DB>, prepared: Prepared) => Promise<JsonText<ResponseBody<Id>>>,
  prepare?: () => Promise<Prepared>,
): Promise<JsonText<ResponseBody<Id>>> {
  const { db, clock, member, request } = context;
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') {
    const prepared = (await prepare?.()) as Prepared;
    return withRetry(db, (trx) => work(trx, prepared));
  }
  const { hash, isSame } = hashesOf(context);
  const now = clock();
  const expired = new Date(now.getTime() - REPLY_LIFETIME);
  const call = { user_id: member.id, key };
  const sameCall = (eb: ExpressionBuilder<DB, 'idempotent_reply'>) => eb.and(call);
  const keptReply = (kept: { request_hash: string; reply: string | null }) => {
    if (!isSame(kept.request_hash)) throw new Problem('idempotency-key-reused');
    return new JsonText<ResponseBody<Id>>(kept.reply!);
  };

  if (prepare) {
    const kept = await db
      .selectFrom('idempotent_reply')
      .select(['request_hash', 'reply'])
      .where(sameCall)
      .where('created_at', '>', expired)
      .executeTakeFirst();
    if (kept) return keptReply(kept);
  }
  const prepared = (await prepare?.()) as Prepared;

  const runOrRepeat = async (trx: Transaction<DB>) => {
    const started = await trx
      .insertInto('idempotent_reply')
      .values({ ...call, request_hash: hash, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet({ request_hash: hash, reply: null, created_at: now })
          .where('idempotent_reply.created_at', '<=', expired),
      )
      .returning('key')
      .executeTakeFirst()
      .catch((error: unknown) => {
        if (errorCode(error) === LOCK_NOT_AVAILABLE) throw new Problem('idempotency-key-in-progress');
        throw error;
      });
    if (started) {
      await begin(trx);
      const reply = await work(trx, prepared);
      await trx.updateTable('idempotent_reply').set({ reply: reply.text }).where(sameCall).execute();
      return reply;
    }
    const first = await trx
      .selectFrom('idempotent_reply')
      .select(['request_hash', 'reply'])
      .where(sameCall)
      .executeTakeFirstOrThrow();
    return keptReply(first);
  };
  return withRetry(db, runOrRepeat, { beginsItself: true });
}

/** Hashes what identifies a request: the operation, which implies method and path, and all its input. */
function hashesOf<Id extends OperationId>({ operationId, params, query, body }: HandlerContext<Id>) {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const hash = sha256(JSON.stringify([operationId, params, query, body]));
  const hasNoMore = [params, query].every((values) => Object.keys(values ?? {}).length === 0);
  // Older builds didn't hash path and query parameters, so their rows only match requests without any.
  const older = hasNoMore ? sha256(operationId + JSON.stringify(body)) : undefined;
  return { hash, isSame: (kept: string) => kept === hash || kept === older };
}

/** SQLSTATE after waiting longer than `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';
