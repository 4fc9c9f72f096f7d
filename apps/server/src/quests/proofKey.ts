import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { ConfigError, type Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../db/secret.ts';
import { withRetry } from '../db/withRetry.ts';
import { accountName, linkedAccounts, PROVEN_KINDS } from './proofs.ts';

/** Members whose proofs are recorded in one transaction. */
const BATCH = 500;

/**
 * The secret behind proofs: PROOF_SECRET, or one that is kept in the database outside production. With another secret
 * every account could earn everything again, so the first start writes down which one it is.
 * @throws ConfigError where it is missing in production, or is not the one of the first start
 */
export async function openProofKey(
  db: Database,
  { proofSecret, production }: Pick<Config, 'proofSecret' | 'production'>,
): Promise<string> {
  if (proofSecret === undefined && production)
    throw new ConfigError('PROOF_SECRET must be set when NODE_ENV is production: `openssl rand -base64 32` makes one.');
  const key = proofSecret ?? (await sharedSecret(db, 'proof'));
  const fingerprint = createHmac('sha256', key).update('fingerprint').digest('base64url');
  await db
    .insertInto('proof_key')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const first = await db.selectFrom('proof_key').select('fingerprint').executeTakeFirstOrThrow();
  if (first.fingerprint !== fingerprint)
    throw new ConfigError(
      'PROOF_SECRET is not the one this database was first started with: set that one again, or accounts could earn every quest a second time.',
    );
  return key;
}

/**
 * Records the accounts behind quests that were verified or paid before proofs were recorded, from what is linked today.
 * Takes nothing back: members who earned a quest with an account that had earned it already are listed as doubles.
 * Goes on where an earlier run has ended; several processes take turns.
 */
export async function fillProofs(db: Database, key: string, xProvider: string, now: Date): Promise<void> {
  while (await fillBatch(db, key, xProvider, now));
}

/** @returns whether there are more */
const fillBatch = (db: Database, key: string, xProvider: string, now: Date): Promise<boolean> =>
  withRetry(db, async (trx) => {
    const { is_filled, filled_to } = await trx
      .selectFrom('proof_key')
      .select(['is_filled', 'filled_to'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (is_filled) return false;
    const { rows: found } = await sql<Found>`
      with members as (
        select distinct p.user_id from quest_progress p join quest q on q.id = p.quest_id
        where p.user_id > ${filled_to} and ${isProven} order by p.user_id limit ${BATCH})
      select p.user_id, p.quest_id, p.state = 'completed' as is_paid, p.completed_at,
        coalesce(
          (select json_agg(json_build_array(a.type, a.subject)) from (${linkedAccounts('p', 'q', xProvider)}) a),
          -- The link of the mail was confirmed so long ago that it is gone.
          case when q.kind = 'email' and u.email is not null then json_build_array(json_build_array('email', u.email)) end
        ) as accounts
      from members m join quest_progress p on p.user_id = m.user_id join quest q on q.id = p.quest_id
        join app_user u on u.id = p.user_id
      where ${isProven} order by p.user_id, p.quest_id`.execute(trx);

    const named = found.flatMap(({ accounts, ...row }) =>
      accounts ? [{ ...row, accounts: accounts.map(([type, subject]) => accountName(key, type, subject)) }] : [],
    );
    const paid = named
      .filter(({ is_paid }) => is_paid)
      .flatMap(({ user_id, quest_id, completed_at, accounts }) =>
        accounts.map((account) => ({ account, quest_id, user_id, created_at: completed_at ?? now })),
      );
    if (paid.length > 0) {
      const recorded = sql`jsonb_to_recordset(${JSON.stringify(paid)}::jsonb)
        r (account text, quest_id bigint, user_id bigint, created_at timestamptz)`;
      await sql`insert into quest_proof (account, quest_id, user_id, created_at)
        select account, quest_id, user_id, created_at from ${recorded} order by account, quest_id
        on conflict do nothing`.execute(trx);
      await sql`insert into quest_proof_double (account, quest_id, user_id)
        select r.account, r.quest_id, r.user_id from ${recorded}
        join quest_proof p on p.account = r.account and p.quest_id = r.quest_id and p.user_id <> r.user_id
        on conflict do nothing`.execute(trx);
    }
    for (const { user_id, quest_id, accounts } of named.filter(({ is_paid }) => !is_paid))
      await trx
        .updateTable('quest_progress')
        .set({ accounts })
        .where('user_id', '=', user_id)
        .where('quest_id', '=', quest_id)
        .where('accounts', 'is', null)
        .execute();

    const last = found.at(-1)?.user_id;
    await trx
      .updateTable('proof_key')
      .set(last === undefined ? { is_filled: true } : { filled_to: last })
      .execute();
    return last !== undefined;
  });

interface Found {
  user_id: number;
  quest_id: number;
  is_paid: boolean;
  completed_at: Date | null;
  accounts: [type: Parameters<typeof accountName>[1], subject: string][] | null;
}

/** SQL for a `quest_progress` p of a `quest` q that an outside account has proven. */
const isProven = sql`q.kind = any(${PROVEN_KINDS}) and p.state in ('verified', 'in_review', 'completed')`;
