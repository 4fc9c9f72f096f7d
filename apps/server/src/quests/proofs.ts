import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { AppContext } from '../context.ts';
import { mailboxOf } from '../accounts/mailbox.ts';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { findLinkedAccounts, type AccountType } from './proofs.sql.ts';
import type { Quest } from './quests.ts';

/** Context for computing the names of a member's accounts. */
export type ProofContext = Pick<AppContext, 'proofKey' | 'providers'>;

const names: Record<AccountType, string> = {
  x: 'X account',
  discord: 'Discord account',
  telegram: 'Telegram account',
  email: 'mailbox',
  wallet: 'wallet',
  'wallet-device': 'wallet',
};

/**
 * An account's name in proofs: its type and an HMAC of its subject, so that a copy of the database reveals no
 * accounts.
 */
export function accountName(proofKey: string, type: AccountType, subject: string): string {
  const name = type === 'email' ? mailboxOf(subject) : subject;
  return `${type}:${createHmac('sha256', proofKey).update(`${type}\0${name}`).digest('base64url')}`;
}

/** The provider name under which X accounts are linked. */
export const xProviderOf = ({ providers }: Pick<AppContext, 'providers'>): string => providers.x?.name ?? 'x';

/** Names of a member's currently linked accounts that could prove a quest. */
export async function accountsOf(
  context: ProofContext,
  db: Queryable,
  userId: number,
  questId: number,
): Promise<string[]> {
  const linked = await findLinkedAccounts(db, userId, questId, xProviderOf(context));
  return linked.map(({ type, subject }) => accountName(context.proofKey, type, subject));
}

/** @throws Problem `account-already-rewarded` if one of the accounts has earned the quest for another member */
export async function refuseRewarded(db: Queryable, userId: number, questId: number, accounts: string[]) {
  const taken = await db
    .selectFrom('quest_proof')
    .select('account')
    .where('account', 'in', ['', ...accounts])
    .where('quest_id', '=', questId)
    .where('user_id', '!=', userId)
    .executeTakeFirst();
  if (taken) throw alreadyRewarded(taken.account);
}

/**
 * Permanently records the accounts that earned a quest, in the transaction that awards the points. If several
 * transactions use an account concurrently, the unique key lets only one through.
 * @throws Problem `account-already-rewarded`
 */
export async function recordProofs(
  trx: Transaction<DB>,
  userId: number,
  { id: quest_id }: Pick<Quest, 'id'>,
  accounts: string[],
  created_at: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  // Sorted, so that two transactions with the same accounts can't deadlock.
  const rows = [...new Set(accounts)].sort().map((account) => ({ account, quest_id, user_id: userId, created_at }));
  const recorded = await trx
    .insertInto('quest_proof')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account')
    .execute();
  if (recorded.length < rows.length) await refuseRewarded(trx, userId, quest_id, accounts);
}

const alreadyRewarded = (account: string) =>
  new Problem(
    'account-already-rewarded',
    `This ${names[account.split(':', 1)[0] as AccountType]} has already completed this quest for another member.`,
  );
