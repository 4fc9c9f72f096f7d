import { Readable } from 'node:stream';
import { Problem } from '../contract/problem.ts';
import { itemsPagingOf } from '../contract/paging.ts';
import type { AppContext } from '../context.ts';
import type { Handler, HandlerContext } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { isFreshSignIn } from '../http/security.ts';
import { ownAllocations, walletAllocation } from '../snapshots/allocations.ts';
import { csvFile, jsonFile } from '../snapshots/file.ts';
import * as proposals from '../snapshots/proposals.ts';
import * as queries from '../snapshots/queries.sql.ts';

export const listSnapshots: Handler<'listSnapshots'> = ({ db }) => queries.listSnapshots(db);

export const getWalletAllocation: Handler<'getWalletAllocation'> = ({ db, params }) =>
  walletAllocation(db, params.id, params.address);

export const listOwnAllocations: Handler<'listOwnAllocations'> = ({ db, member }) => ownAllocations(db, member.id);

export const getSnapshotDesk: Handler<'getSnapshotDesk'> = (context) =>
  queries.getDesk(context.db, context.member.id, airdropEnd(context)?.toISOString() ?? null);

export const previewAllocation: Handler<'previewAllocation'> = ({ db, body: { rules, exclusions } }) =>
  proposals.preview(db, rules, exclusions);

export const proposeSnapshot: Handler<'proposeSnapshot'> = async (context) => {
  const { member, body, clock } = context;
  const freezeAt = body.when === 'now' ? clock() : airdropEnd(context);
  if (!freezeAt) throw new Problem('airdrop-end-unknown');
  return once(context, async (trx) => {
    const id = await proposals.propose(trx, { ...body, freezeAt, by: deciderOf(context) }, clock());
    return queries.getProposal(trx, member.id, id);
  });
};

export const confirmSnapshot: Handler<'confirmSnapshot'> = (context) =>
  once(context, async (trx) => {
    const { member, params, clock } = context;
    await proposals.confirm(trx, params.id, deciderOf(context), clock());
    return queries.getProposal(trx, member.id, params.id);
  });

export const cancelSnapshot: Handler<'cancelSnapshot'> = (context) =>
  once(context, async (trx) => {
    const { member, params } = context;
    await proposals.cancel(trx, params.id, deciderOf(context));
    return queries.getProposal(trx, member.id, params.id);
  });

export const listSnapshotEntries: Handler<'listSnapshotEntries'> = async ({ db, params, query }) => {
  const entries = await queries.listEntries(db, params.id, itemsPagingOf(query));
  if (!entries) throw new Problem('snapshot-not-found');
  return entries;
};

export const downloadSnapshot: Handler<'downloadSnapshot'> = async ({ db, params: { id }, query, reply }) => {
  if (!(await queries.getSnapshot(db, id))) throw new Problem('snapshot-not-found');
  const format = query?.format ?? 'csv';
  const [type, file] = format === 'csv' ? (['text/csv', csvFile] as const) : (['application/json', jsonFile] as const);
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="snapshot-${id}.${format}"`)
    .send(Readable.from(file(db, id), { objectMode: false }));
};

const deciderOf = (context: HandlerContext<'proposeSnapshot' | 'confirmSnapshot' | 'cancelSnapshot'>) => ({
  id: context.member.id,
  isFresh: isFreshSignIn(context),
});

/** End of the airdrop; undefined if it is unknown or has passed. */
function airdropEnd({ site, clock }: Pick<AppContext, 'site' | 'clock'>): Date | undefined {
  const { ends } = site.current.airdrop;
  return ends && Date.parse(ends) > clock().getTime() ? new Date(ends) : undefined;
}
