import type { components } from '@pwr-community/api/schema';
import type { AppContext } from '../context.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { ServiceError } from '../outside/service.ts';
import { addressOf, fromHex, isSignedBy } from './falcon.ts';
import { after, WALLET_CHALLENGE_LIFETIME } from './lifetimes.ts';
import type { Identity } from '../outside/providers/identityProvider.ts';
import { randomToken, sha256 } from './secrets.ts';

/** The provider name under which wallets are stored. */
export const WALLET = 'wallet';

/** The nonce of a challenge, and the address, signature and optional public key of the wallet that signed it. */
type SignedChallenge = Pick<components['schemas']['WalletSignIn'], 'address' | 'nonce' | 'signature' | 'publicKey'>;

/** Creates a challenge to be signed by the wallet with this address. */
export async function createChallenge(
  { config, db, clock }: Pick<AppContext, 'config' | 'db' | 'clock'>,
  address: string,
): Promise<components['schemas']['WalletChallenge']> {
  const nonce = randomToken();
  const now = clock();
  const expiresAt = after(now, WALLET_CHALLENGE_LIFETIME);
  const message = [
    `${new URL(config.publicUrl).host} asks you to sign in.`,
    '',
    `Address: ${address.toLowerCase()}`,
    `Nonce: ${nonce}`,
    `Issued: ${now.toISOString()}`,
  ].join('\n');
  await db
    .insertInto('wallet_challenge')
    .values({ nonce_hash: sha256(nonce), address: address.toLowerCase(), message, expires_at: expiresAt })
    .execute();
  return { nonce, message, expiresAt: expiresAt.toISOString() };
}

/**
 * Uses up a challenge.
 * @throws Problem `wallet-challenge-invalid` if it is unknown, was issued for another address, is used or has expired
 */
export async function spendChallenge(
  db: Queryable,
  clock: Clock,
  { nonce, address }: Pick<SignedChallenge, 'nonce' | 'address'>,
): Promise<void> {
  const now = clock();
  const { numUpdatedRows } = await db
    .updateTable('wallet_challenge')
    .set({ used_at: now })
    .where('nonce_hash', '=', sha256(nonce))
    .where('address', '=', address.toLowerCase())
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('wallet-challenge-invalid');
}

/**
 * Returns the identity of the wallet that signed a challenge. Doesn't check whether the challenge is used or expired.
 * @throws Problem `wallet-challenge-invalid`; `wallet-signature-invalid`, also if the network doesn't know the public
 * key; or `sign-in-unavailable` if the key can't be looked up on the network
 */
export async function signerOf(
  { db, services }: Pick<AppContext, 'db' | 'services'>,
  signed: SignedChallenge,
): Promise<Identity> {
  const address = signed.address.toLowerCase();
  const challenge = await db
    .selectFrom('wallet_challenge')
    .select('message')
    .where('nonce_hash', '=', sha256(signed.nonce))
    .where('address', '=', address)
    .executeTakeFirst();
  if (!challenge) throw new Problem('wallet-challenge-invalid');
  const publicKey = signed.publicKey ? fromHex(signed.publicKey) : await knownKey(services, address);
  if (addressOf(publicKey) !== address)
    throw new Problem('wallet-signature-invalid', 'The public key does not belong to the address.');
  if (!(await isSignedBy(publicKey, challenge.message, fromHex(signed.signature))))
    throw new Problem('wallet-signature-invalid');
  return {
    subject: address,
    name: `${address.slice(0, 6)}…${address.slice(-4)}`,
    username: address.slice(0, 10),
    label: address,
  };
}

async function knownKey({ chain }: AppContext['services'], address: string): Promise<Buffer> {
  if (!chain) throw new Problem('sign-in-unavailable');
  try {
    const key = await chain.publicKey(address);
    if (!key)
      throw new Problem('wallet-signature-invalid', 'The network does not know the address yet: send its public key.');
    return key;
  } catch (error) {
    if (error instanceof ServiceError) throw Problem.causedBy(error, 'sign-in-unavailable');
    throw error;
  }
}
