import type { Operation } from './contract.ts';
import type { AppContext } from '../app.ts';
import { isAdmin } from '../users/member.ts';
import { toProblem } from './errors.ts';
import type { AnyHandler, HandlerContext, OperationId } from './handler.ts';

/** Longest text of an input that is kept whole, in characters. */
const KEPT = 200;

/**
 * Writes down each call of an admin that changes something: before it, so that none goes unseen, and how it ended
 * after it.
 */
export function audited({ db, clock }: AppContext, { id }: Operation, handler: AnyHandler): AnyHandler {
  return async (call: HandlerContext<OperationId>) => {
    const { member, params, query, body, request, reply } = call;
    if (!isAdmin(member)) return handler(call as never);
    const input = JSON.stringify({ ...(params as object), ...(query as object), ...(body as object) }, shorten);
    const { id: entry } = await db
      .insertInto('admin_action')
      .values({ actor_id: member.id, operation: id, input, request_id: request.id, created_at: clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const end = (status: number) => db.updateTable('admin_action').set({ status }).where('id', '=', entry).execute();
    try {
      const result: unknown = await handler(call as never);
      await end(reply.statusCode);
      return result;
    } catch (error) {
      await end(toProblem(error).status);
      throw error;
    }
  };
}

const shorten = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > KEPT ? `${Array.from(value).slice(0, KEPT).join('')}…` : value;
