import type { Transaction } from 'kysely';
import type { DB } from '../../../generated/db.js';
import { WALLET } from '../../auth/walletSignIn.ts';
import { insertRows } from '../insertRows.ts';
import { chance } from './chance.ts';

/** Links an invented wallet to each member who completed the wallet quest. Nobody has its key. */
export async function insertWallets(trx: Transaction<DB>): Promise<void> {
  const owners = await trx
    .selectFrom('quest_progress as p')
    .innerJoin('quest as q', 'q.id', 'p.quest_id')
    .select(['p.user_id', 'p.completed_at'])
    .where('q.kind', '=', WALLET)
    .where('p.state', '=', 'completed')
    .orderBy('p.user_id')
    .execute();
  const next = chance(4242);
  const hex = (digits: number) =>
    `0x${Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')}`;
  const wallets = owners.map(({ user_id, completed_at }) => ({
    user_id,
    address: hex(40),
    transaction_hash: hex(64),
    linked_at: completed_at,
  }));
  await insertRows(
    trx,
    'wallet_of_member',
    wallets.map(({ user_id, address }) => ({ user_id, address })),
  );
  await insertRows(trx, 'wallet', wallets);
  await insertRows(
    trx,
    'provider_subject',
    wallets.map(({ user_id, address, linked_at }) => ({
      provider: WALLET,
      subject: address,
      user_id,
      label: address,
      created_at: linked_at,
    })),
  );
}
