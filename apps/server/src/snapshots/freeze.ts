import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import { withRetry } from '../db/withRetry.ts';
import { announceSnapshot } from '../notifications/announcements.ts';
import { inSnapshot } from '../inTransaction.ts';
import { readAllocation, type Entries } from './entries.ts';
import { csvEntry, csvHeader } from './file.ts';
import { HASH, hex, type MerkleTree } from './merkleTree.ts';
import { CHUNK, insertEntries, type NewEntry } from './queries.sql.ts';
import { excludedBy } from './proposals.ts';
import type { Rules } from './rules.ts';

/** Duration of a process's claim on a proposal, in ms. A million members take less than a minute. */
const CLAIM = 5 * 60_000;

/** Entries, and chunks of nodes, that one statement stores. */
const BATCH = { entries: 2000, chunks: 32 };

type Context = Pick<AppContext, 'db' | 'clock'>;

/**
 * Makes the snapshot that is due, if any. Reads points and wallets in one transaction, and stores everything in
 * another. Several processes may run this concurrently, and any of them may die: the snapshot is stored once.
 */
export async function freezeDue({ db, clock }: Context): Promise<void> {
  const proposal = await claim({ db, clock });
  if (!proposal) return;
  const { id } = proposal;
  const rules = proposal.rules as unknown as Rules;
  try {
    const left = { excludesAdmins: rules.excludesAdmins, excluded: await excludedBy(db, id) };
    const frozenAt = clock();
    const compute = await inSnapshot(db, (trx) => readAllocation(trx, rules, left));
    const entries = await compute();
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
  { totals, all }: Entries,
  tree: MerkleTree,
): Promise<void> {
  // The lock makes a second process, or an admin who cancels, wait for the first.
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
  for (const batch of batches(all(), BATCH.entries)) {
    sha256.update(batch.map(csvEntry).join(''));
    await insertEntries(trx, snapshotId, batch);
  }
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

function* batches(entries: Iterable<NewEntry>, size: number): Generator<NewEntry[]> {
  let batch: NewEntry[] = [];
  for (const entry of entries) {
    batch.push(entry);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
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
