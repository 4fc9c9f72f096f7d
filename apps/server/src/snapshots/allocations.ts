import type { components } from '@pwr-community/api/schema';
import { walletOf } from '../accounts/wallets.ts';
import { Problem } from '../contract/problem.ts';
import type { Queryable } from '../db/database.ts';
import { proofIndices } from './merkleTree.ts';
import { nextFreeze } from './proposals.ts';
import { findWallet, getSnapshot, ownEntries, readNodes } from './queries.sql.ts';

type Schemas = components['schemas'];

/** The proof of a leaf, from the leaf's sibling up; empty if there is no leaf. */
const proofOf = async (db: Queryable, snapshotId: number, leafIndex: number | null) =>
  leafIndex === null ? [] : readNodes(db, snapshotId, proofIndices(leafIndex));

/**
 * A wallet's amount and proof, which anyone may read.
 * @throws Problem `snapshot-not-found` or `allocation-not-found`
 */
export async function walletAllocation(
  db: Queryable,
  snapshotId: number,
  address: string,
): Promise<Schemas['WalletAllocation']> {
  const wallet = address.toLowerCase();
  const found = await findWallet(db, snapshotId, wallet);
  if (!found) throw new Problem((await getSnapshot(db, snapshotId)) ? 'allocation-not-found' : 'snapshot-not-found');
  return { wallet, amount: found.amount, proof: await proofOf(db, snapshotId, found.leaf_index) };
}

/** A member's allocations, their current wallet, and the time of the next snapshot. */
export async function ownAllocations(db: Queryable, userId: number): Promise<Schemas['OwnAllocations']> {
  const rows = await ownEntries(db, userId);
  const allocations = await Promise.all(
    rows.map(async ({ snapshot, snapshot_id, leaf_index, wallet, points, amount, exclusion, reason }) => ({
      snapshot: JSON.parse(snapshot) as Schemas['Snapshot'],
      wallet,
      points,
      amount,
      exclusion,
      reason,
      proof: await proofOf(db, snapshot_id, leaf_index),
    })),
  );
  return { allocations, wallet: (await walletOf(db, userId)) ?? null, freezesAt: await nextFreeze(db) };
}
