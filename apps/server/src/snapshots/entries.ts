import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { addressBytes, hashLeaves, buildTree, sortedIndices, type MerkleTree } from './merkleTree.ts';
import { groupMembers, readMembers, type Left, type NewEntry } from './queries.sql.ts';
import { allocate, exclusionOf, TotalsSum, type Exclusion, type Rules, type Totals } from './rules.ts';

/** Members read at a time. */
const PAGE = 10_000;

/** Length of an address, in bytes. */
const ADDRESS = 20;

const EXCLUSIONS: (Exclusion | null)[] = [null, 'disqualified', 'no-wallet', 'admin', 'excluded'];

/** All members of one moment, in about 40 bytes each. */
interface Members {
  count: number;
  ids: Float64Array;
  points: Float64Array;
  wallets: Buffer;
  hasWallet: Uint8Array;
  /** Index in {@link EXCLUSIONS}. */
  exclusions: Uint8Array;
}

/** Entries with their amounts, to be stored. */
export interface Entries {
  totals: Totals;
  /** Undefined if nobody gets anything. */
  tree: MerkleTree | undefined;
  /** All entries, by number. */
  all(): Generator<NewEntry>;
}

/**
 * Reads the members and computes what each gets.
 * @param trx a repeatable-read transaction
 * @returns a function that computes the entries without the database
 * @throws Problem `rules-invalid` or `rules-exceed-total`
 */
export async function readAllocation(trx: Queryable, rules: Rules, left: Left): Promise<() => Promise<Entries>> {
  const groups = await groupMembers(trx, left);
  const allocation = allocate(rules, groups);
  const members = await readAll(
    trx,
    left,
    groups.reduce((count, group) => count + group.members, 0),
  );
  // The rest needs no database, so the transaction can end.
  return () => computeEntries(rules, allocation, members);
}

async function readAll(trx: Queryable, left: Left, count: number): Promise<Members> {
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
        members.wallets.set(addressBytes(wallet), index * ADDRESS);
      }
      index++;
    }
    after = rows.at(-1)!.id;
  }
  return members;
}

async function computeEntries(
  rules: Rules,
  { amounts, extra, minimumPoints }: ReturnType<typeof allocate>,
  { count, ids, points, wallets, hasWallet, exclusions }: Members,
): Promise<Entries> {
  // Random, because entry numbers in the order of ids would reveal the members.
  const random = randomBytes(count * 4);
  const order = sortedIndices(count, (index) => random.readUInt32LE(index * 4));
  const hasExtra = new Uint8Array(count);
  const left = new Map(extra);
  for (const member of order) {
    const own = points[member]!;
    const more = exclusions[member] === 0 ? (left.get(own) ?? 0) : 0;
    if (more === 0) continue;
    hasExtra[member] = 1;
    left.set(own, more - 1);
  }
  const amountOf = (member: number) =>
    exclusions[member] === 0 ? (amounts.get(points[member]!) ?? 0n) + BigInt(hasExtra[member]!) : 0n;
  const sum = new TotalsSum(rules);
  const recipients = new Uint32Array(count);
  let paid = 0;
  const why = (member: number, amount: bigint) =>
    exclusionOf(EXCLUSIONS[exclusions[member]!]!, amount, points[member]!, minimumPoints);
  for (const member of order) {
    const amount = amountOf(member);
    const exclusion = why(member, amount);
    sum.add(points[member]!, amount, exclusion);
    if (!exclusion) recipients[paid++] = member;
  }
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
          userId: ids[member]!,
          wallet: hasWallet[member] ? `0x${wallet(member).toString('hex')}` : null,
          points: points[member]!,
          amount: amount.toString(),
          exclusion,
          leafIndex: exclusion ? null : tree!.leafIndex[leaf++]!,
        };
      }
    },
  };
}
