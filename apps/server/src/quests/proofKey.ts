import { createHmac } from 'node:crypto';
import { ConfigError, type Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../db/secret.ts';
import { withRetry } from '../db/withRetry.ts';
import { findProven, insertProofs } from './proofs.sql.ts';
import { accountName } from './proofs.ts';

/** Maximum number of members per transaction. */
const BATCH = 500;

/**
 * Returns the secret for naming accounts in proofs: PROOF_SECRET or, outside production, a stored one. With another
 * secret, every account could earn every quest again, so the first start stores the secret's fingerprint.
 * @throws ConfigError if the secret is missing in production, or isn't the one of the first start
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
 * Backfills the accounts behind quests that were verified or paid before proofs were recorded, from the currently
 * linked accounts. Takes no points back: members who earned a quest with an account that had already earned it for
 * another member are listed as doubles. Resumes an interrupted run. Several processes take turns.
 */
export async function fillProofs(db: Database, key: string, xProvider: string, now: Date): Promise<void> {
  while (await fillBatch(db, key, xProvider, now));
}

/** @returns true if more members may remain */
const fillBatch = (db: Database, key: string, xProvider: string, now: Date): Promise<boolean> =>
  withRetry(db, async (trx) => {
    const { is_filled, filled_to } = await trx
      .selectFrom('proof_key')
      .select(['is_filled', 'filled_to'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (is_filled) return false;
    const found = await findProven(trx, xProvider, filled_to, BATCH);

    const named = found.flatMap(({ accounts, ...row }) =>
      accounts ? [{ ...row, accounts: accounts.map(([type, subject]) => accountName(key, type, subject)) }] : [],
    );
    const paid = named
      .filter(({ is_paid }) => is_paid)
      .flatMap(({ user_id, quest_id, completed_at, accounts }) =>
        accounts.map((account) => ({ account, quest_id, user_id, created_at: completed_at ?? now })),
      );
    if (paid.length > 0) await insertProofs(trx, paid);
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
