import { JsonText } from '../contract/jsonText.ts';
import { itemsPagingOf } from '../contract/paging.ts';
import { Problem } from '../contract/problem.ts';
import type { Handler, HandlerContext } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { isFreshSignIn } from '../http/security.ts';
import { getMemberRecord as readRecord, listMarkedMembers as list } from '../sanctions/queries.sql.ts';
import { findLookalike } from '../users/lookalikes.ts';
import { decideSanction, sanction, type NewSanction } from '../sanctions/sanctions.ts';

type Sanctioning = 'disqualifyUser' | 'reinstateUser' | 'silenceUser' | 'unsilenceUser';

/** Handles all sanctions: their operations differ only in the input. */
const impose = (context: HandlerContext<Sanctioning>, imposed: NewSanction) => {
  const { member, clock } = context;
  const actor = { id: member.id, role: member.role, isFresh: isFreshSignIn(context) };
  return once(context, async (trx) => JsonText.of(await sanction(trx, imposed, actor, clock())));
};

export const disqualifyUser: Handler<'disqualifyUser'> = (context) =>
  impose(context, { kind: 'disqualify', userId: context.query.userId, ...context.body });

export const reinstateUser: Handler<'reinstateUser'> = (context) =>
  impose(context, { kind: 'reinstate', ...context.body });

export const silenceUser: Handler<'silenceUser'> = (context) => impose(context, { kind: 'silence', ...context.body });

export const unsilenceUser: Handler<'unsilenceUser'> = (context) =>
  impose(context, { kind: 'unsilence', ...context.body });

const decide = (context: HandlerContext<'confirmSanction' | 'cancelSanction'>, decision: 'applied' | 'canceled') => {
  const { member, params, clock } = context;
  return once(context, async (trx) => JsonText.of(await decideSanction(trx, params.id, decision, member, clock())));
};

export const confirmSanction: Handler<'confirmSanction'> = (context) => decide(context, 'applied');

export const cancelSanction: Handler<'cancelSanction'> = (context) => decide(context, 'canceled');

export const listMarkedMembers: Handler<'listMarkedMembers'> = ({ db, clock, query }) =>
  list(db, query.mark, itemsPagingOf(query), clock());

export const getMemberRecord: Handler<'getMemberRecord'> = async ({ db, clock, params, member }) => {
  const [record, looksLike] = await Promise.all([
    readRecord(db, params.id, member.id, clock()),
    findLookalike(db, params.id),
  ]);
  if (!record) throw new Problem('user-not-found');
  return { ...record, looksLike };
};
