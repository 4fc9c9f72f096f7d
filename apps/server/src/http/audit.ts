import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Operation } from './contract.ts';
import type { AppContext } from '../app.ts';
import { alongside } from '../db/withRetry.ts';
import { isAdmin } from '../users/member.ts';
import type { AnyHandler, HandlerContext, OperationId } from './handler.ts';

/** Longest text of an input that is kept whole, in characters. */
const KEPT = 200;

/**
 * Writes down each call of an admin that changes something, in the transaction that does it: a change without an entry
 * cannot be, nor an entry without a change.
 */
export function audited({ clock }: AppContext, { id }: Operation, handler: AnyHandler): AnyHandler {
  return async (call: HandlerContext<OperationId>) => {
    const { member, params, query, body, request, reply } = call;
    if (!isAdmin(member)) return handler(call as never);
    const input = JSON.stringify({ ...(params as object), ...(query as object), ...(body as object) }, shorten);
    const action = { actor_id: member.id, operation: id, input, request_id: request.id, created_at: clock() };
    let isWritten = false;
    const write = async (trx: Transaction<DB>) => {
      await trx
        .insertInto('admin_action')
        .values({ ...action, status: reply.statusCode })
        .execute();
      isWritten = true;
    };
    const result: unknown = await alongside.run(write, () => handler(call as never));
    if (!isWritten) throw new Error(`${id} has to do its work in a transaction.`);
    return result;
  };
}

const shorten = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > KEPT ? `${Array.from(value).slice(0, KEPT).join('')}…` : value;
