import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { describe, expect, it } from 'vitest';
import {
  addressBytes,
  buildTree,
  HASH,
  hashLeaves,
  hex,
  leafHash,
  nodesOf,
  processProof,
  proofIndices,
} from '../src/snapshots/merkleTree.ts';

/** Encodes a number as a big-endian uint256. */
const bytesOf = (number: number) => Buffer.from(number.toString(16).padStart(2 * HASH, '0'), 'hex');

/** Returns a pseudorandom address and amount, the same in each run. */
function leafOf(index: number): [address: string, amount: bigint] {
  const hash = Buffer.from(keccak_256(bytesOf(index)));
  const size = 1 + (index % 32);
  return [`0x${hash.subarray(0, 20).toString('hex')}`, BigInt(hex(hash.subarray(32 - size)))];
}

async function treeOf(count: number) {
  const leaves = Array.from({ length: count }, (_, index) => leafOf(index));
  const hashes = await hashLeaves(count, (index) => ({
    address: addressBytes(leaves[index]![0]),
    amount: leaves[index]![1],
  }));
  const tree = await buildTree(hashes);
  const node = (index: number) => tree.nodes.subarray(index * HASH, (index + 1) * HASH);
  const proof = (leaf: number) => proofIndices(tree.leafIndex[leaf]!).map(node);
  return { leaves, root: hex(node(0)), proof };
}

describe('a tree has the root and the proofs of the library', () => {
  it.each([1, 2, 3, 4, 5, 7, 8, 9, 1000])('with %i leaves', async (count) => {
    const { leaves, root, proof } = await treeOf(count);
    const library = StandardMerkleTree.of(leaves, ['address', 'uint256']);
    expect(root).toBe(library.root);
    for (let leaf = 0; leaf < count; leaf += count > 100 ? 37 : 1) {
      const own = proof(leaf);
      expect(own.map(hex)).toEqual(library.getProof(leaf));
      const [address, amount] = leaves[leaf]!;
      expect(hex(processProof(leafHash(addressBytes(address), amount), own))).toBe(root);
      expect(hex(processProof(leafHash(addressBytes(address), amount ^ 1n), own))).not.toBe(root);
    }
  });
});

it('leaves whose hashes begin alike are in order', async () => {
  const random = Buffer.concat(Array.from({ length: 300 }, (_, index) => keccak_256(bytesOf(index))));
  // All hashes share their first 32 bits, the part that is sorted natively.
  for (let index = 0; index < 300; index++) random.writeUInt32BE(7, index * HASH);
  const { nodes, leafIndex } = await buildTree(Buffer.concat([random], nodesOf(300) * HASH));
  const last = nodes.subarray(299 * HASH);
  for (let at = HASH; at < last.length; at += HASH)
    expect(Buffer.compare(last.subarray(at - HASH, at), last.subarray(at, at + HASH))).toBe(1);
  expect(new Set(leafIndex).size).toBe(300);
});

it('a tree without leaves is refused', async () => {
  await expect(buildTree(Buffer.alloc(0))).rejects.toThrow('at least one leaf');
});
