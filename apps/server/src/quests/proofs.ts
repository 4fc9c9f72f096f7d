import { createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { AppContext } from '../context.ts';
import { mailboxOf } from '../accounts/mailbox.ts';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import type { Quest } from './quests.ts';

/** What naming the accounts of a member takes. */
export type ProofContext = Pick<AppContext, 'proofKey' | 'providers'>;

/** What an account belongs to. A wallet proves by its address and by its device. */
type AccountType = 'x' | 'discord' | 'telegram' | 'email' | 'wallet' | 'wallet-device';

const names: Record<AccountType, string> = {
  x: 'X account',
  discord: 'Discord account',
  telegram: 'Telegram account',
  email: 'mailbox',
  wallet: 'wallet',
  'wallet-device': 'wallet',
};

/** Types of quest that an outside account proves. */
export const PROVEN_KINDS = ['x_follow', 'discord', 'telegram', 'email', 'wallet'];

/** An account as proofs name it: its type, and an HMAC of its name there, so that a copy of the database tells nothing. */
export function accountName(proofKey: string, type: AccountType, subject: string): string {
  const name = type === 'email' ? mailboxOf(subject) : subject;
  return `${type}:${createHmac('sha256', proofKey).update(`${type}\0${name}`).digest('base64url')}`;
}

/**
 * SQL for what members can prove quests with, as rows of a `type` and a `subject`.
 * @param progress alias of the `quest_progress`
 * @param quest alias of its `quest`
 */
export const linkedAccounts = (progress: string, quest: string, xProvider: string) => {
  const [userId, questId, kind] = [`${progress}.user_id`, `${progress}.quest_id`, `${quest}.kind`].map((column) =>
    sql.ref(column),
  );
  return sql`
    (select case ${kind} when 'x_follow' then 'x' else ${kind} end as type, subject from provider_subject
     where user_id = ${userId} and ${kind} in ('x_follow', 'discord', 'telegram')
       and provider = case ${kind} when 'x_follow' then ${xProvider} else ${kind} end
     order by created_at limit 1)
    union all
    select 'wallet', address from wallet_of_member where user_id = ${userId} and ${kind} = 'wallet'
    union all
    select 'wallet-device', seed_id from wallet_fingerprint where user_id = ${userId} and ${kind} = 'wallet'
    union all
    (select 'email', email from email_confirmation
     where user_id = ${userId} and quest_id = ${questId} and used_at is not null and ${kind} = 'email'
     order by used_at desc limit 1)`;
};

/** The name under which X accounts are linked. */
export const xProviderOf = ({ providers }: Pick<AppContext, 'providers'>): string => providers.x?.name ?? 'x';

/** The accounts with which a member could prove a quest now. */
export async function accountsOf(
  context: ProofContext,
  db: Queryable,
  userId: number,
  questId: number,
): Promise<string[]> {
  const { rows } = await sql<{ type: AccountType; subject: string }>`
    select a.type, a.subject
    from (select ${userId}::bigint as user_id, id as quest_id, kind from quest where id = ${questId}) q,
      lateral (${linkedAccounts('q', 'q', xProviderOf(context))}) a`.execute(db);
  return rows.map(({ type, subject }) => accountName(context.proofKey, type, subject));
}

/** @throws Problem `account-already-rewarded` where one of the accounts has earned the quest for another member */
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
 * Records the accounts that a payment is made for, for ever. Part of the payment's transaction: of several that name one
 * account at once, the key lets one through.
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
  // In order, so that two payments with the same accounts wait for one another and never in a circle.
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
    `This ${names[account.split(':', 1)[0] as AccountType]} has already earned this quest for another member.`,
  );
