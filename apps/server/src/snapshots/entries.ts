import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { hashLeaves, buildTree, sortedIndices, type MerkleTree } from './merkleTree.ts';
import { countMembers, readMembers, type Left, type Link, type NewEntry } from './queries.sql.ts';
import { allocate, exclusionOf, TotalsSum, type Exclusion, type Group, type Rules, type Totals } from './rules.ts';
import { inSlices } from './slices.ts';

/** Number of members read at a time. */
const PAGE = 500;

/** Length of an address, in bytes. */
const ADDRESS = 20;

const EXCLUSIONS: (Exclusion | null)[] = [null, 'disqualified', 'no-wallet', 'admin', 'excluded'];

/** All members of a snapshot, in the order of their ids. Takes about 40 bytes per member. */
export interface Members {
  count: number;
  ids: Float64Array;
  points: Float64Array;
  wallets: Buffer;
  hasWallet: Uint8Array;
  /** Each member's index in {@link EXCLUSIONS}. */
  exclusions: Uint8Array;
}

/** Entries with their amounts, to be stored. */
export interface Entries {
  totals: Totals;
  /** Undefined if nobody gets anything. */
  tree: MerkleTree | undefined;
  /** All entries, in the order of their numbers. */
  all(): Generator<NewEntry>;
  /** Each member's entry, in the order of member ids. */
  links(): Generator<Link>;
}

/**
 * Reads the members of a snapshot.
 * @param trx a repeatable-read transaction, because the members are counted first and then read page by page
 */
export async function readAll(trx: Queryable, left: Left): Promise<Members> {
  const count = await countMembers(trx);
  const members: Members = {
    count,
    ids: new Float64Array(count),
    points: new Float64Array(count),
    wallets: Buffer.alloc(count * ADDRESS),
    hasWallet: new Uint8Array(count),
    exclusions: new Uint8Array(count),
  };
  let index = 0;
  for (let after = 0; index < count;) {
    const rows = await readMembers(trx, left, after, PAGE);
    for (const { id, points, wallet, exclusion } of rows) {
      members.ids[index] = id;
      members.points[index] = points;
      members.exclusions[index] = EXCLUSIONS.indexOf(exclusion);
      if (wallet) {
        members.hasWallet[index] = 1;
        members.wallets.write(wallet.slice(2), index * ADDRESS, 'hex');
      }
      index++;
    }
    after = rows.at(-1)!.id;
  }
  return members;
}

/**
 * Computes what each member gets.
 * @throws Problem `rules-invalid` or `rules-exceed-total`
 */
export async function computeEntries(rules: Rules, members: Members): Promise<Entries> {
  const { count, ids, points, wallets, hasWallet, exclusions } = members;
  const { amounts, extra, minimumPoints } = await allocate(rules, await eligibleGroups(members));
  const order = await randomOrder(count);
  const hasExtra = new Uint8Array(count);
  const left = new Map(extra);
  const amountOf = (member: number) => {
    if (exclusions[member] !== 0) return 0n;
    const amount = amounts.get(points[member]!) ?? 0n;
    return hasExtra[member] ? amount + 1n : amount;
  };
  const why = (member: number, amount: bigint) =>
    exclusionOf(EXCLUSIONS[exclusions[member]!]!, amount, points[member]!, minimumPoints);
  const sum = new TotalsSum(rules);
  const recipients = new Uint32Array(count);
  let paid = 0;
  await inSlices(count, (index) => {
    const member = order[index]!;
    const own = points[member]!;
    const more = exclusions[member] === 0 ? (left.get(own) ?? 0) : 0;
    if (more > 0) {
      hasExtra[member] = 1;
      left.set(own, more - 1);
    }
    const amount = amountOf(member);
    const exclusion = why(member, amount);
    sum.add(own, amount, exclusion);
    if (!exclusion) recipients[paid++] = member;
  });
  const wallet = (member: number) => wallets.subarray(member * ADDRESS, (member + 1) * ADDRESS);
  const tree =
    paid > 0
      ? await buildTree(
          await hashLeaves(paid, (leaf) => ({
            address: wallet(recipients[leaf]!),
            amount: amountOf(recipients[leaf]!),
          })),
        )
      : undefined;
  return {
    totals: sum.result,
    tree,
    *all() {
      let leaf = 0;
      for (const [index, member] of order.entries()) {
        const amount = amountOf(member);
        const exclusion = why(member, amount);
        yield {
          entry: index + 1,
          wallet: hasWallet[member] ? `0x${wallet(member).toString('hex')}` : null,
          points: points[member]!,
          amount: amount.toString(),
          exclusion,
          leafIndex: exclusion ? null : tree!.leafIndex[leaf++]!,
        };
      }
    },
    *links() {
      const entryOf = new Uint32Array(count);
      for (const [index, member] of order.entries()) entryOf[member] = index + 1;
      for (const [member, userId] of ids.entries()) yield { userId, entry: entryOf[member]! };
    },
  };
}

/** Members in random order, because entry numbers in the order of ids would reveal the ids. */
async function randomOrder(count: number): Promise<Uint32Array> {
  const random = randomBytes(count * 4);
  return sortedIndices(count, (index) => random.readUInt32LE(index * 4));
}

/** Groups the members without an exclusion by number of points, highest first. */
async function eligibleGroups({ count, points, exclusions }: Members): Promise<Group[]> {
  const counts = new Map<number, number>();
  await inSlices(count, (member) => {
    if (exclusions[member] !== 0) return;
    const own = points[member]!;
    counts.set(own, (counts.get(own) ?? 0) + 1);
  });
  const sorted = Float64Array.from(counts.keys()).sort().reverse();
  return Array.from(sorted, (own) => ({ points: own, exclusion: null, members: counts.get(own)! }));
}
