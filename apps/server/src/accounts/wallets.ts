import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { linkIdentity } from '../auth/identities.ts';
import { WALLET } from '../auth/walletSignIn.ts';
import type { Queryable } from '../db/database.ts';
import { sharedSecret } from '../db/secret.ts';
import { Problem } from '../contract/problem.ts';
import type { Chain } from '../outside/chain.ts';

/** Id of the VIDA that the wallet quest's transaction is sent to. */
const VIDA_ID = '888';

const ACTION = 'verify-wallet-install';

/**
 * Returns the nonce that a member's transaction must contain, so that nobody can claim another member's transaction.
 */
export async function walletNonce(db: Queryable, userId: number): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, 'wallet'))
    .update(String(userId))
    .digest('base64url');
}

/**
 * Checks that a transaction meets the wallet quest's requirements.
 * @throws Problem `wallet-not-verified`, ServiceError
 */
export async function checkTransaction(chain: Chain, hash: string, address: string, nonce: string): Promise<void> {
  const transaction = await chain.transaction(hash);
  if (!transaction) throw new Problem('wallet-not-verified', 'The chain does not have this transaction.');
  const { sender, vidaId, success, data } = transaction;
  if (!success || vidaId !== VIDA_ID || sender !== address)
    throw new Problem(
      'wallet-not-verified',
      `The transaction must be successful, from ${address}, and to VIDA ${VIDA_ID}.`,
    );
  const payload = parse(data);
  if (payload?.action !== ACTION || payload.nonce !== nonce)
    throw new Problem('wallet-not-verified', 'The data of the transaction does not contain the action and the nonce.');
}

/** A wallet to link. Its address is in lower case. */
export interface NewWallet {
  userId: number;
  address: string;
  seedId: string;
  transactionHash: string;
}

/**
 * Links a wallet, which the member can then also sign in with. A member has at most one wallet, and each wallet and
 * each device belongs to at most one member.
 * @throws Problem `wallet-already-linked`, `account-has-wallet`, `wallet-taken` or `fingerprint-exists`
 */
export async function linkWallet(trx: Transaction<DB>, wallet: NewWallet, now: Date): Promise<void> {
  const { userId, address, seedId, transactionHash } = wallet;
  await refuseSecondWallet(trx, userId, address);
  const own = await trx
    .insertInto('wallet_of_member')
    .values({ user_id: userId, address })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  // A concurrent request has linked a wallet to the same member.
  if (!own) return refuseSecondWallet(trx, userId, address);
  const claimed = await trx
    .insertInto('wallet')
    .values({ address, user_id: userId, transaction_hash: transactionHash, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('address')
    .executeTakeFirst();
  if (!claimed) throw new Problem('wallet-taken');
  const identity = { subject: address, name: address };
  await linkIdentity(trx, userId, WALLET, identity, now).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('wallet-taken') : error;
  });
  const device = await trx
    .insertInto('wallet_fingerprint')
    .values({ seed_id: seedId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seed_id')
    .executeTakeFirst();
  if (!device) throw new Problem('fingerprint-exists');
}

/** @throws Problem `wallet-already-linked` or `account-has-wallet` */
export async function refuseSecondWallet(db: Queryable, userId: number, address: string): Promise<void> {
  const wallet = await walletOf(db, userId);
  if (wallet) throw new Problem(wallet === address ? 'wallet-already-linked' : 'account-has-wallet');
}

/** Returns the address of a member's wallet; undefined if none is linked. */
export async function walletOf(db: Queryable, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('wallet_of_member')
    .select('address')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.address;
}

function parse(data: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(data.toString('utf8'));
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
