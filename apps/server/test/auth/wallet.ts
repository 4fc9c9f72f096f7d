import type { TestApp } from '../harness.ts';
import type { TestWallet } from './walletKeys.ts';

/** Requests a challenge and signs it. @returns the body of the sign-in request */
export async function signedChallenge(test: TestApp, { address, publicKey, sign }: TestWallet) {
  const { body } = await test.call('POST', '/api/login/wallet/challenge', { json: { address } });
  return { address, nonce: body.nonce as string, signature: sign(body.message), publicKey };
}
