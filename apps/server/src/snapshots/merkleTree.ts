import { setImmediate as pause } from 'node:timers/promises';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** Length of a hash, in bytes. */
export const HASH = 32;

/** Length of a wallet's address, in bytes. */
const ADDRESS = 20;

/** Hashes computed before yielding to the event loop, so that a large tree doesn't block other calls. */
const SLICE = 2000;

/** The largest amount that a leaf can hold. */
export const MAX_AMOUNT = 2n ** 256n - 1n;

/** Number of nodes of a tree. */
export const nodesOf = (leaves: number): number => 2 * leaves - 1;

/** An address as its bytes. */
export const addressBytes = (address: string): Buffer => Buffer.from(address.slice(2), 'hex');

/** An amount as a big-endian uint256. */
export const amountBytes = (amount: bigint): Buffer => Buffer.from(amount.toString(16).padStart(2 * HASH, '0'), 'hex');

/** A hash as the text of contracts and block explorers. */
export const hex = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;

/** Hash of the leaf `[address, uint256]`: twice Keccak-256 of its ABI encoding. */
export function leafHash(address: Uint8Array, amount: bigint): Uint8Array {
  const encoded = new Uint8Array(2 * HASH);
  encoded.set(address, HASH - ADDRESS);
  encoded.set(amountBytes(amount), HASH);
  return keccak_256(keccak_256(encoded));
}

/** Hash of a node: Keccak-256 of its children, the smaller one first. */
function nodeHash(one: Uint8Array, other: Uint8Array): Uint8Array {
  const [first, second] = Buffer.compare(one, other) <= 0 ? [one, other] : [other, one];
  const both = new Uint8Array(2 * HASH);
  both.set(first);
  both.set(second, HASH);
  return keccak_256(both);
}

/** A tree's nodes, one after another, and the index of each leaf's node in the order of the leaves. */
export interface MerkleTree {
  nodes: Buffer;
  leafIndex: Uint32Array;
}

/**
 * Builds a tree in the layout `standard-v1` of `@openzeppelin/merkle-tree`: an array-backed binary tree whose last nodes
 * are the leaves, in descending order. Needs about 110 bytes for each leaf.
 * @param leaves the hashes of the leaves, one after another
 */
export async function buildTree(leaves: Buffer): Promise<MerkleTree> {
  const count = leaves.length / HASH;
  if (count === 0) throw new Error('A tree needs at least one leaf.');
  const total = nodesOf(count);
  const nodes = Buffer.allocUnsafe(total * HASH);
  const leafIndex = new Uint32Array(count);
  sortedHashes(leaves).forEach((leaf, place) => {
    const index = total - 1 - place;
    leafIndex[leaf] = index;
    leaves.copy(nodes, index * HASH, leaf * HASH, (leaf + 1) * HASH);
  });
  for (let index = count - 2; index >= 0; index--) {
    const left = (2 * index + 1) * HASH;
    nodes.set(nodeHash(nodes.subarray(left, left + HASH), nodes.subarray(left + HASH, left + 2 * HASH)), index * HASH);
    if (index % SLICE === 0) await pause();
  }
  return { nodes, leafIndex };
}

/** Hashes the leaf of each entry that gets an amount. @param leafAt the nth leaf's address and amount */
export async function hashLeaves(
  count: number,
  leafAt: (index: number) => { address: Uint8Array; amount: bigint },
): Promise<Buffer> {
  const leaves = Buffer.allocUnsafe(count * HASH);
  for (let index = 0; index < count; index++) {
    const { address, amount } = leafAt(index);
    leaves.set(leafHash(address, amount), index * HASH);
    if (index % SLICE === 0) await pause();
  }
  return leaves;
}

/** Bits of the largest integers that a JavaScript number represents exactly. */
const EXACT_BITS = 53;

/**
 * Sorts indices by 32-bit keys. Packs the high bits of a key and its index into one number, because a typed array sorts
 * natively: a comparison function would take several seconds for a million.
 * @returns the indices, in ascending order of as many high bits as fit
 */
export function sortedIndices(count: number, bitsOf: (index: number) => number): Uint32Array {
  const indexSize = 2 ** Math.ceil(Math.log2(Math.max(2, count)));
  const divisor = 2 ** Math.max(0, 32 - (EXACT_BITS - Math.log2(indexSize)));
  const keys = new Float64Array(count);
  for (let index = 0; index < count; index++) keys[index] = Math.floor(bitsOf(index) / divisor) * indexSize + index;
  keys.sort();
  const order = new Uint32Array(count);
  keys.forEach((key, place) => (order[place] = key % indexSize));
  return order;
}

/** The indices of hashes, in ascending order of the hashes. */
function sortedHashes(hashes: Buffer): Uint32Array {
  const order = sortedIndices(hashes.length / HASH, (index) => hashes.readUInt32BE(index * HASH));
  // Insertion sort, because only a few hashes have the same high bits, and those are neighbors.
  for (let place = 1; place < order.length; place++)
    for (let at = place; at > 0 && isGreater(hashes, order[at - 1]!, order[at]!); at--)
      [order[at - 1], order[at]] = [order[at]!, order[at - 1]!];
  return order;
}

const isGreater = (hashes: Buffer, one: number, other: number) =>
  hashes.compare(hashes, other * HASH, (other + 1) * HASH, one * HASH, (one + 1) * HASH) > 0;

/** Indices of the nodes in the proof of a node, from its sibling up. */
export function proofIndices(index: number): number[] {
  const siblings: number[] = [];
  for (let at = index; at > 0; at = (at - 1) >> 1) siblings.push(at % 2 === 1 ? at + 1 : at - 1);
  return siblings;
}

/** Computes the root from a leaf and its proof. */
export const processProof = (leaf: Uint8Array, proof: readonly Uint8Array[]): Uint8Array =>
  proof.reduce(nodeHash, leaf);
