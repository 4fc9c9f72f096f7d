import { keccak_224 } from '@noble/hashes/sha3.js';

/** Header byte of a Falcon-512 public key, in front of the 896 bytes of the key. The network omits it. */
const HEADER = 0x09;
const KEY_BYTES = 897;

/** Returns the network address of a public key, in lower case. */
export function addressOf(publicKey: Buffer): string {
  const hash = keccak_224(withHeader(publicKey).subarray(1));
  return `0x${Buffer.from(hash.subarray(0, 20)).toString('hex')}`;
}

/** Returns true if the owner of a public key signed this text. */
export async function isSignedBy(publicKey: Buffer, message: string, signature: Buffer): Promise<boolean> {
  // Loaded on first use, because it contains half a megabyte of WebAssembly.
  const { verify } = await import('rust-falcon');
  return verify(signature, Buffer.from(message), withHeader(publicKey));
}

/** Decodes hexadecimal, with or without `0x`. */
export const fromHex = (text: string): Buffer => Buffer.from(text.replace(/^0x/i, ''), 'hex');

const withHeader = (publicKey: Buffer): Buffer =>
  publicKey.length === KEY_BYTES ? publicKey : Buffer.concat([Buffer.of(HEADER), publicKey]);
