import type { DB } from '../../generated/db.js';
import type { Transaction } from 'kysely';
import type { Operation } from '../contract/contract.ts';
import type { AppContext } from '../context.ts';
import { alongside, type Alongside, type RecordedDecision } from '../db/withRetry.ts';
import { isAdmin } from '../users/member.ts';
import { difference, readState, type State } from './auditSubjects.ts';
import type { AnyHandler, HandlerContext, OperationId } from './handler.ts';

/** Maximum length of a text in the audit log, in characters. Longer ones are cut. */
const KEPT = 200;

/**
 * For each operation that makes several decisions, the operation that makes one. The log shows each decision under the
 * latter.
 */
const single: Partial<Record<OperationId, OperationId>> = {
  acceptSubmissions: 'acceptSubmission',
  rejectSubmissions: 'rejectSubmission',
};

/** Operations whose decisions are recorded one by one, each as if it had been made alone. */
const several = new Set<OperationId>(['decideAppeals', 'decideQuests', 'decideReports']);

/**
 * Records each changing request of an admin in the transaction that performs it, so that neither exists without the
 * other. The subject is read before and after. A request with several decisions gets a record for each. Ledger entries
 * contain the record's id. The server log gets a copy, for systems that collect logs.
 */
export function audited({ clock }: AppContext, { id }: Operation, handler: AnyHandler): AnyHandler {
  return async (call: HandlerContext<OperationId>) => {
    const { member, params, query, body, request, reply } = call;
    if (!isAdmin(member)) return handler(call as never);
    const input = { ...(params as object), ...(query as object), ...(body as object) };
    const operation = id as OperationId;
    const isEach = single[operation] !== undefined || several.has(operation);
    const action = { actor_id: member.id, operation: single[operation] ?? id, request_id: request.id };
    let opened: Opened | null = null;
    let isSeen = false;
    let recorded: object[] = [];
    /** Reads the subject and writes an entry before a change. */
    const open = async (trx: Transaction<DB>, made: Decision): Promise<Opened> => {
      const before = await readState(trx, made.operation, made.input);
      const values = { ...action, operation: made.operation, input: written(made.input) };
      const { id: entryId } = await trx
        .insertInto('admin_action')
        .values({ ...values, status: reply.statusCode, created_at: clock() })
        .returning('id')
        .executeTakeFirstOrThrow();
      work.actionId = entryId;
      return { entryId, before };
    };
    /** Completes the entry after the change. */
    const close = async (trx: Transaction<DB>, made: Decision, { entryId, before }: Opened): Promise<object> => {
      const after = await readState(trx, made.operation, made.input);
      const subject = before?.subject ?? after?.subject;
      const changed = difference(before, after);
      // A sole admin's decision about their own content: with another admin, the request would have been refused.
      if (after?.ownerId === member.id) changed.after = { ...changed.after, isOwn: true };
      await trx
        .updateTable('admin_action')
        .set({
          subject: subject ? written(subject) : null,
          before: changed.before && written(changed.before),
          after: changed.after && written(changed.after),
        })
        .where('id', '=', entryId)
        .execute();
      return { id: entryId, operation: made.operation, actorId: member.id, subject, ...changed };
    };
    const recordEach = async (trx: Transaction<DB>, decisions: readonly RecordedDecision[]) => {
      if (decisions.length === 0) return [];
      const entries = await trx
        .insertInto('admin_action')
        .values(
          decisions.map((decision) => ({
            ...action,
            input: written(decision.input),
            subject: written(decision.subject),
            before: written(decision.before),
            after: written(decision.after),
            status: reply.statusCode,
            created_at: clock(),
          })),
        )
        .returning('id')
        .execute();
      recorded = decisions.map(({ input: _, ...decision }, index) => ({
        id: entries[index]!.id,
        operation: action.operation,
        actorId: member.id,
        ...decision,
      }));
      return entries.map((entry) => entry.id);
    };
    const work: Alongside = {
      actionId: null,
      recordEach,
      recordOne: async (trx, { operation: name, input: given }, decide) => {
        const made = { operation: name as OperationId, input: given };
        const entry = await open(trx, made);
        try {
          const decided = await decide();
          recorded.push(await close(trx, made, entry));
          return decided;
        } finally {
          work.actionId = null;
        }
      },
      before: async (trx: Transaction<DB>) => {
        recorded = [];
        if (!isEach) opened = await open(trx, { operation, input });
      },
      after: async (trx) => {
        isSeen = true;
        // There is no entry if each decision has its own, or if a repeated request got its stored reply.
        if (opened) recorded = [await close(trx, { operation, input }, opened)];
      },
    };
    const result: unknown = await alongside.run(work, () => handler(call as never));
    // After the commit, so that the log holds nothing that was rolled back.
    for (const entry of recorded)
      request.log.info({ audit: JSON.parse(written(entry)) as object }, 'an admin changed something');
    if (!isSeen) throw new Error(`${id} has to do its work in a transaction.`);
    return result;
  };
}

/** A request, or one of its decisions. */
interface Decision {
  operation: OperationId;
  input: Record<string, unknown>;
}

/** An entry written before its change, and the state of its subject at that time. */
interface Opened {
  entryId: number;
  before: State | null;
}

const written = (value: object) => JSON.stringify(value, shorten);

/** Lists that are logged only as their length, because they name members other than the request's subject. */
const COUNTED = new Set(['exclusions']);

const shorten = (key: string, value: unknown) =>
  COUNTED.has(key) && Array.isArray(value)
    ? value.length
    : typeof value === 'string' && value.length > KEPT
      ? `${Array.from(value).slice(0, KEPT).join('')}…`
      : value;
