import { keccak_224 } from '@noble/hashes/sha3.js';

/** A Falcon-512 public key has 896 bytes after this header, which the network leaves out. */
const HEADER = 0x09;
const KEY_BYTES = 897;

/** The address of a public key on the network, in lower case. */
export function addressOf(publicKey: Buffer): string {
  const hash = keccak_224(withHeader(publicKey).subarray(1));
  return `0x${Buffer.from(hash.subarray(0, 20)).toString('hex')}`;
}

/** Whether the owner of a public key signed this text. */
export async function isSignedBy(publicKey: Buffer, message: string, signature: Buffer): Promise<boolean> {
  // Loaded on first use: it carries half a megabyte of WebAssembly.
  const { verify } = await import('rust-falcon');
  return verify(signature, Buffer.from(message), withHeader(publicKey));
}

/** Reads hexadecimal, with `0x` or without. */
export const fromHex = (text: string): Buffer => Buffer.from(text.replace(/^0x/i, ''), 'hex');

const withHeader = (publicKey: Buffer): Buffer =>
  publicKey.length === KEY_BYTES ? publicKey : Buffer.concat([Buffer.of(HEADER), publicKey]);
