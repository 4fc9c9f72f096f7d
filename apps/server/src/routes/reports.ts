import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { JsonText } from '../contract/jsonText.ts';
import { waitingOf } from '../contract/paging.ts';
import type { Handler, HandlerContext } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { decideSubjects } from '../reports/decideSubjects.ts';
import { listReports as list } from '../reports/queries.sql.ts';
import * as reports from '../reports/reports.ts';

export const createReport: Handler<'createReport'> = async (context) => {
  const { member, body, clock } = context;
  const { kind, id, reason, text = null } = body;
  return once(context, async (trx) => {
    const { created_at } = await reports.createReport(trx, { userId: member.id, ...body }, clock());
    return JsonText.of({ kind, id, reason, text, createdAt: created_at.toISOString() });
  });
};

export const listReports: Handler<'listReports'> = ({ db, member, query }) => list(db, member.id, waitingOf(query));

export const upholdReports: Handler<'upholdReports'> = (context) =>
  once(context, (trx) => decide(context, trx, 'upheld'));

export const dismissReports: Handler<'dismissReports'> = (context) =>
  once(context, (trx) => decide(context, trx, 'dismissed'));

export const decideReports: Handler<'decideReports'> = (context) =>
  once(context, async (trx) =>
    JsonText.of(await decideSubjects(trx, context.body, context.member.id, context.clock())),
  );

async function decide(
  { member, params, body, clock }: HandlerContext<'upholdReports' | 'dismissReports'>,
  trx: Transaction<DB>,
  status: 'upheld' | 'dismissed',
) {
  const { lastReportId, answer = null } = body;
  const decision = { reportId: params.id, lastReportId, actorId: member.id, status, answer };
  return JsonText.of({ status, reports: await reports.decideReports(trx, decision, clock()), answer });
}
