import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import { withRetry } from '../db/withRetry.ts';
import { announceSnapshot } from '../notifications/announcements.ts';
import { inSnapshot } from '../inTransaction.ts';
import { computeEntries, readAll, type Entries } from './entries.ts';
import { csvEntry, csvHeader } from './file.ts';
import { HASH, hex, type MerkleTree } from './merkleTree.ts';
import { CHUNK, insertEntries, insertLinks } from './queries.sql.ts';
import { excludedBy } from './proposals.ts';
import type { Rules } from './rules.ts';

/** Duration of a process's claim on a proposal, in ms. A million members take less than a minute. */
const CLAIM = 5 * 60_000;

/**
 * Numbers of rows per statement. V8 frees larger batches of entries late: with 500, the process would grow by 70 MB.
 */
const BATCH = { entries: 100, links: 500, chunks: 8 };

type Context = Pick<AppContext, 'db' | 'clock'>;

/**
 * Takes the snapshot that is due, if any. Reads points and wallets in one transaction, and stores everything in
 * another. Several processes may run this concurrently, and any of them may crash: the snapshot is stored exactly once.
 */
export async function freezeDue({ db, clock }: Context): Promise<void> {
  const proposal = await claim({ db, clock });
  if (!proposal) return;
  const { id } = proposal;
  const rules = proposal.rules as unknown as Rules;
  try {
    const left = { excludesAdmins: rules.excludesAdmins, excluded: await excludedBy(db, id) };
    const frozenAt = clock();
    const members = await inSnapshot(db, (trx) => readAll(trx, left));
    const entries = await computeEntries(rules, members);
    const { tree } = entries;
    if (!tree) throw new Problem('rules-pay-nobody');
    await withRetry(db, (trx) => store(trx, { id, rules, frozenAt }, entries, tree));
  } catch (error) {
    if (!(error instanceof Problem)) {
      // Releases the claim, so that the next run can retry.
      await db
        .updateTable('snapshot_proposal')
        .set({ claimed_until: null })
        .where('id', '=', id)
        .where('status', '=', 'confirmed')
        .execute();
      throw error;
    }
    await db
      .updateTable('snapshot_proposal')
      .set({ status: 'failed', failure: error.code })
      .where('id', '=', id)
      .where('status', '=', 'confirmed')
      .execute();
  }
}

/** Claims the proposal that is due, unless another process is working on it. */
const claim = ({ db, clock }: Context) =>
  db
    .updateTable('snapshot_proposal')
    .set({ claimed_until: new Date(clock().getTime() + CLAIM) })
    .where('status', '=', 'confirmed')
    .where('freeze_at', '<=', clock())
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', clock())]))
    .returning(['id', 'rules'])
    .executeTakeFirst();

async function store(
  trx: Transaction<DB>,
  { id, rules, frozenAt }: { id: number; rules: Rules; frozenAt: Date },
  { totals, all, links }: Entries,
  tree: MerkleTree,
): Promise<void> {
  // The row lock makes a second process, or an admin who cancels, wait for this transaction.
  const { numUpdatedRows } = await trx
    .updateTable('snapshot_proposal')
    .set({ status: 'frozen', claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const { last } = await trx
    .selectFrom('snapshot')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  const snapshotId = Number(last) + 1;
  const sha256 = createHash('sha256').update(csvHeader);
  await storeAll(all(), BATCH.entries, (batch) => {
    sha256.update(batch.map(csvEntry).join(''));
    return insertEntries(trx, snapshotId, batch);
  });
  await storeAll(links(), BATCH.links, (batch) => insertLinks(trx, snapshotId, batch));
  await storeNodes(trx, snapshotId, tree);
  await trx
    .insertInto('snapshot')
    .values({
      id: snapshotId,
      proposal_id: id,
      rules: JSON.stringify(rules),
      totals: JSON.stringify(totals),
      frozen_at: frozenAt,
      root: hex(tree.nodes.subarray(0, HASH)),
      sha256: sha256.digest('hex'),
    })
    .execute();
  await announceSnapshot(trx, snapshotId, frozenAt);
}

/** Stores rows in batches of this size, and prepares each batch while the database stores the previous one. */
async function storeAll<Row>(
  rows: Iterable<Row>,
  size: number,
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  let stored: Promise<unknown> | undefined;
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    await stored;
    stored = insert(batch);
    batch = [];
  }
  await stored;
  if (batch.length > 0) await insert(batch);
}

async function storeNodes(trx: Transaction<DB>, snapshotId: number, { nodes }: MerkleTree): Promise<void> {
  const size = CHUNK * HASH;
  const total = Math.ceil(nodes.length / size);
  for (let first = 0; first < total; first += BATCH.chunks) {
    const chunks = Array.from({ length: Math.min(BATCH.chunks, total - first) }, (_, index) => first + index);
    await trx
      .insertInto('snapshot_nodes')
      .values(
        chunks.map((chunk) => ({
          snapshot_id: snapshotId,
          chunk,
          nodes: nodes.subarray(chunk * size, (chunk + 1) * size),
        })),
      )
      .execute();
  }
}
