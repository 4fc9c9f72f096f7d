import * as appeals from '../appeals/appeals.ts';
import { decideAppeals as decide } from '../appeals/decideAppeals.ts';
import { listAppeals as list } from '../appeals/queries.sql.ts';
import { JsonText } from '../contract/jsonText.ts';
import { languageOf } from '../contract/language.ts';
import { waitingOf } from '../contract/paging.ts';
import type { Handler } from '../http/handler.ts';
import { once } from '../http/once.ts';

export const appealSubmission: Handler<'appealSubmission'> = async (context) => {
  const { member, params, body, clock } = context;
  return once(context, async (trx) => {
    const appeal = { userId: member.id, submissionId: params.id, text: body.text };
    return toAppeal(await appeals.appealSubmission(trx, appeal, clock()));
  });
};

export const appealQuest: Handler<'appealQuest'> = async (context) => {
  const { member, params, body, clock } = context;
  return once(context, async (trx) => {
    const appeal = { userId: member.id, questId: params.id, text: body.text };
    return toAppeal(await appeals.appealQuest(trx, appeal, clock()));
  });
};

export const listAppeals: Handler<'listAppeals'> = async (context) => {
  const { db, member, query, reply } = context;
  reply.header('vary', 'accept-language');
  return list(db, member.id, waitingOf(query), languageOf(context));
};

export const acceptAppeal: Handler<'acceptAppeal'> = async (context) => {
  const { member, params, body, clock } = context;
  return once(context, async (trx) => {
    const decision = { appealId: params.id, actorId: member.id };
    const points = await appeals.acceptAppeal(context, trx, decision, body.points, clock());
    return JsonText.of({ appealId: params.id, status: 'accepted' as const, points, answer: null });
  });
};

export const upholdAppeal: Handler<'upholdAppeal'> = async (context) => {
  const { member, params, body, clock } = context;
  const { answer } = body;
  return once(context, async (trx) => {
    await appeals.upholdAppeal(trx, { appealId: params.id, actorId: member.id }, answer, clock());
    return JsonText.of({ appealId: params.id, status: 'upheld' as const, points: null, answer });
  });
};

export const decideAppeals: Handler<'decideAppeals'> = async (context) =>
  once(context, async (trx) =>
    JsonText.of(await decide(context, trx, context.body, context.member.id, context.clock())),
  );

/** Converts a new appeal to the contract's format. */
const toAppeal = ({ body, created_at }: { body: string; created_at: Date }) =>
  JsonText.of({
    text: body,
    status: 'open' as const,
    createdAt: created_at.toISOString(),
    decidedAt: null,
    answer: null,
  });
