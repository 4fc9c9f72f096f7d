import { randomBytes } from 'node:crypto';
import { falconKeypair, sign } from 'rust-falcon';
import { addressOf } from '../../src/auth/falcon.ts';

/** A wallet with a real Falcon key pair. */
export interface TestWallet {
  address: string;
  /** The encoded key in hexadecimal, including its header byte. */
  publicKey: string;
  /** Signs a text. @returns the signature in hexadecimal */
  sign(message: string): string;
}

export function createWallet(): TestWallet {
  const pair = falconKeypair(randomBytes(48));
  const [publicKey, secret] = [Buffer.from(pair.public), pair.secret];
  return {
    address: addressOf(publicKey),
    publicKey: publicKey.toString('hex'),
    sign: (message) => Buffer.from(sign(Buffer.from(message), secret, randomBytes(48)).sign).toString('hex'),
  };
}
