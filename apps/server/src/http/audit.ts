import type { DB } from '../../generated/db.js';
import type { Transaction } from 'kysely';
import type { Operation } from '../contract/contract.ts';
import type { AppContext } from '../context.ts';
import { alongside, type Alongside } from '../db/withRetry.ts';
import { isAdmin } from '../users/member.ts';
import { difference, readState, type State } from './auditSubjects.ts';
import type { AnyHandler, HandlerContext, OperationId } from './handler.ts';

/** Maximum length of an input's text in the audit log, in characters. */
const KEPT = 200;

/**
 * Records each changing call of an admin in the transaction that performs it, so that neither exists without the
 * other. The subject is read before and after. Point entries contain the record's id. The log tells of it too, for
 * systems that collect logs.
 */
export function audited({ clock }: AppContext, { id }: Operation, handler: AnyHandler): AnyHandler {
  return async (call: HandlerContext<OperationId>) => {
    const { member, params, query, body, request, reply } = call;
    if (!isAdmin(member)) return handler(call as never);
    const input = { ...(params as object), ...(query as object), ...(body as object) };
    const action = { actor_id: member.id, operation: id, input: written(input), request_id: request.id };
    const operation = id as OperationId;
    let before: State | null = null;
    let isSeen = false;
    let recorded: object | undefined;
    const work: Alongside = {
      actionId: null,
      before: async (trx: Transaction<DB>) => {
        recorded = undefined;
        before = await readState(trx, operation, input);
        const { id: actionId } = await trx
          .insertInto('admin_action')
          .values({ ...action, status: reply.statusCode, created_at: clock() })
          .returning('id')
          .executeTakeFirstOrThrow();
        work.actionId = actionId;
      },
      after: async (trx) => {
        isSeen = true;
        // A repeated call that is answered from its stored reply changes nothing.
        if (work.actionId === null) return;
        const after = await readState(trx, operation, input);
        const subject = before?.subject ?? after?.subject;
        const changed = difference(before, after);
        // Nobody else could decide: the call refuses admins' own while there is another admin.
        if (after?.ownerId === member.id) changed.after = { ...changed.after, isOwn: true };
        recorded = { id: work.actionId, operation: id, actorId: member.id, subject, ...changed };
        await trx
          .updateTable('admin_action')
          .set({
            subject: subject ? written(subject) : null,
            before: changed.before && written(changed.before),
            after: changed.after && written(changed.after),
          })
          .where('id', '=', work.actionId)
          .execute();
      },
    };
    const result: unknown = await alongside.run(work, () => handler(call as never));
    // After the commit, so that the log holds nothing that was rolled back.
    if (recorded) request.log.info({ audit: JSON.parse(written(recorded)) as object }, 'an admin changed something');
    if (!isSeen) throw new Error(`${id} has to do its work in a transaction.`);
    return result;
  };
}

const written = (value: object) => JSON.stringify(value, shorten);

const shorten = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > KEPT ? `${Array.from(value).slice(0, KEPT).join('')}…` : value;
