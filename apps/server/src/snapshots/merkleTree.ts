import { createKeccak } from 'hash-wasm';
import { inSlices } from './slices.ts';

/** Length of a hash, in bytes. */
export const HASH = 32;

/** Length of a wallet's address, in bytes. */
const ADDRESS = 20;

/** Keccak-256 in WebAssembly, which is seven times as fast as in JavaScript. */
const keccak = await createKeccak(256);
const keccak256 = (bytes: Uint8Array): Uint8Array => keccak.init().update(bytes).digest('binary');

/** The largest amount that a leaf can hold. */
export const MAX_AMOUNT = 2n ** 256n - 1n;

/** Number of nodes in a tree with this many leaves. */
export const nodesOf = (leaves: number): number => 2 * leaves - 1;

/** Converts a hexadecimal address, which starts with `0x`, to bytes. */
export const addressBytes = (address: string): Buffer => Buffer.from(address.slice(2), 'hex');

/** Formats a hash as contracts and block explorers do. */
export const hex = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;

/** Scratch buffer for the bytes to hash. Reused, because a new one for each of millions of hashes would cost memory. */
const input = Buffer.alloc(2 * HASH);

/** Hash of the leaf `[address, uint256]`: twice Keccak-256 of its ABI encoding. */
export function leafHash(address: Uint8Array, amount: bigint): Uint8Array {
  input.fill(0, 0, HASH - ADDRESS);
  input.set(address, HASH - ADDRESS);
  input.write(amount.toString(16).padStart(2 * HASH, '0'), HASH, 'hex');
  return keccak256(keccak256(input));
}

/** Hash of a node: Keccak-256 of its children, the smaller one first. */
function nodeHash(one: Uint8Array, other: Uint8Array): Uint8Array {
  const [first, second] = Buffer.compare(one, other) <= 0 ? [one, other] : [other, one];
  input.set(first);
  input.set(second, HASH);
  return keccak256(input);
}

/** A tree's concatenated nodes, and the index of each leaf's node, in the order of the leaves. */
export interface MerkleTree {
  nodes: Buffer;
  leafIndex: Uint32Array;
}

/**
 * Builds a tree in the layout `standard-v1` of `@openzeppelin/merkle-tree`: an array-backed binary tree whose last
 * nodes are the leaves, in descending order. Needs about 80 bytes for each leaf.
 * @param nodes buffer with room for all nodes; it starts with the hashes of the leaves
 */
export async function buildTree(nodes: Buffer): Promise<MerkleTree> {
  const total = nodes.length / HASH;
  const count = (total + 1) / 2;
  if (count < 1) throw new Error('A tree needs at least one leaf.');
  const leafIndex = new Uint32Array(count);
  const order = await sortedHashes(nodes, count);
  // Only node `count - 1` overlaps the hashes. It is filled last, so no hash is overwritten before it is copied.
  await inSlices(count, (place) => {
    const index = total - 1 - place;
    const leaf = order[place]!;
    leafIndex[leaf] = index;
    nodes.copy(nodes, index * HASH, leaf * HASH, (leaf + 1) * HASH);
  });
  await inSlices(count - 1, (done) => {
    const index = count - 2 - done;
    const left = (2 * index + 1) * HASH;
    nodes.set(nodeHash(nodes.subarray(left, left + HASH), nodes.subarray(left + HASH, left + 2 * HASH)), index * HASH);
  });
  return { nodes, leafIndex };
}

/**
 * Hashes a tree's leaves.
 * @param leafAt returns the address and amount of the leaf with this index
 * @returns a buffer with room for all nodes, for {@link buildTree}
 */
export async function hashLeaves(
  count: number,
  leafAt: (index: number) => { address: Uint8Array; amount: bigint },
): Promise<Buffer> {
  const nodes = Buffer.alloc(Math.max(0, nodesOf(count)) * HASH);
  await inSlices(count, (index) => {
    const { address, amount } = leafAt(index);
    nodes.set(leafHash(address, amount), index * HASH);
  });
  return nodes;
}

/** Number of bits up to which a JavaScript number represents every integer exactly. */
const EXACT_BITS = 53;

/**
 * Sorts indices by 32-bit keys. Packs a key's high bits and its index into one number, because typed arrays sort
 * natively: a comparison function would take several seconds for a million keys. Sorts the keys with each highest byte
 * separately, because sorting all at once would block other calls.
 * @returns the indices, in ascending order of as many high bits as fit
 */
export async function sortedIndices(count: number, bitsOf: (index: number) => number): Promise<Uint32Array> {
  const indexSize = 2 ** Math.ceil(Math.log2(Math.max(2, count)));
  const divisor = 2 ** Math.max(0, 32 - (EXACT_BITS - Math.log2(indexSize)));
  /** Start of the keys with each highest byte. As the keys are filled in, each start advances to their end. */
  const bounds = new Uint32Array(257);
  await inSlices(count, (index) => bounds[(bitsOf(index) >>> 24) + 1]!++);
  for (let byte = 1; byte < bounds.length; byte++) bounds[byte]! += bounds[byte - 1]!;
  const keys = new Float64Array(count);
  await inSlices(count, (index) => {
    const bits = bitsOf(index);
    keys[bounds[bits >>> 24]!++] = Math.floor(bits / divisor) * indexSize + index;
  });
  const order = new Uint32Array(count);
  for (let byte = 0; byte < 256; byte++) {
    const from = byte === 0 ? 0 : bounds[byte - 1]!;
    const part = keys.subarray(from, bounds[byte]).sort();
    await inSlices(part.length, (place) => (order[from + place] = part[place]! % indexSize));
  }
  return order;
}

/** The indices of the first `count` hashes, in ascending order of the hashes. */
async function sortedHashes(hashes: Buffer, count: number): Promise<Uint32Array> {
  const order = await sortedIndices(count, (index) => hashes.readUInt32BE(index * HASH));
  // Insertion sort, because only a few hashes have the same high bits, and those are neighbors.
  await inSlices(count, (place) => {
    for (let at = place; at > 0 && isGreater(hashes, order[at - 1]!, order[at]!); at--)
      [order[at - 1], order[at]] = [order[at]!, order[at - 1]!];
  });
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
