import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';

/** Types of accounts. A wallet proves a quest by both its address and its device. */
export type AccountType = 'x' | 'discord' | 'telegram' | 'email' | 'wallet' | 'wallet-device';

/** Types of quests that are proven by an outside account. */
export const PROVEN_KINDS = ['x_follow', 'discord', 'telegram', 'email', 'wallet'];

/**
 * SQL for the accounts that can prove members' quests, as rows of `type` and `subject`.
 * @param progress alias of the `quest_progress`, or of another row with its `user_id` and `quest_id`
 * @param quest alias of the `quest`, or of another row with its `kind`
 */
const linkedAccounts = (progress: string, quest: string, xProvider: string) => {
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

/**
 * A member's currently linked accounts that could prove a quest.
 * @plan email_confirmation_by_user, provider_subject_by_user, quest_pkey, wallet_fingerprint_by_user, wallet_of_member_pkey
 */
export async function findLinkedAccounts(db: Queryable, userId: number, questId: number, xProvider: string) {
  const { rows } = await sql<{ type: AccountType; subject: string }>`
    select a.type, a.subject
    from (select ${userId}::bigint as user_id, id as quest_id, kind from quest where id = ${questId}) q,
      lateral (${linkedAccounts('q', 'q', xProvider)}) a`.execute(db);
  return rows;
}

/** SQL condition: an outside account has proven quest `q` with progress `p`. */
const isProven = sql`q.kind = any(${PROVEN_KINDS}) and p.state in ('verified', 'in_review', 'completed')`;

/** A quest that a member has proven or been paid for, and their currently linked accounts. */
interface Proven {
  user_id: number;
  quest_id: number;
  is_paid: boolean;
  completed_at: Date | null;
  accounts: [type: AccountType, subject: string][] | null;
}

/**
 * The proven quests of the next `limit` members, starting after id `after`.
 * @plan app_user_pkey, email_confirmation_by_user, provider_subject_by_user, quest_pkey, quest_progress_pkey, wallet_fingerprint_by_user, wallet_of_member_pkey
 */
export async function findProven(trx: Transaction<DB>, xProvider: string, after: number, limit: number) {
  const { rows } = await sql<Proven>`
    with members as (
      select distinct p.user_id from quest_progress p join quest q on q.id = p.quest_id
      where p.user_id > ${after} and ${isProven} order by p.user_id limit ${limit})
    select p.user_id, p.quest_id, p.state = 'completed' as is_paid, p.completed_at,
      coalesce(
        (select json_agg(json_build_array(a.type, a.subject)) from (${linkedAccounts('p', 'q', xProvider)}) a),
        -- Email confirmations are deleted after some time.
        case when q.kind = 'email' and u.email is not null then json_build_array(json_build_array('email', u.email)) end
      ) as accounts
    from members m join quest_progress p on p.user_id = m.user_id join quest q on q.id = p.quest_id
      join app_user u on u.id = p.user_id
    where ${isProven} order by p.user_id, p.quest_id`.execute(trx);
  return rows;
}

/** A proof of a paid quest. */
interface Proof {
  account: string;
  quest_id: number;
  user_id: number;
  created_at: Date;
}

/**
 * Records proofs. If an account has already earned the quest for another member, the proof is listed as a double
 * instead.
 * @plan quest_proof_pkey
 */
export async function insertProofs(trx: Transaction<DB>, proofs: Proof[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(proofs)}::jsonb)
        r (account text, quest_id bigint, user_id bigint, created_at timestamptz)`;
  await sql`insert into quest_proof (account, quest_id, user_id, created_at)
        select account, quest_id, user_id, created_at from ${given} order by account, quest_id
        on conflict do nothing`.execute(trx);
  await sql`insert into quest_proof_double (account, quest_id, user_id)
        select r.account, r.quest_id, r.user_id from ${given}
        join quest_proof p on p.account = r.account and p.quest_id = r.quest_id and p.user_id <> r.user_id
        on conflict do nothing`.execute(trx);
}
