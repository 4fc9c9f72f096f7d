import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { plainText } from './plainText.ts';
import type { Identity } from '../outside/providers/identityProvider.ts';

/** These prove quests and sign nobody in. */
const PROOFS = ['discord', 'telegram'];

/** An account elsewhere that belongs to a member. */
export type LinkedIdentity = Pick<Selectable<DB['provider_subject']>, 'id' | 'provider' | 'label' | 'created_at'>;

const columns = ['id', 'provider', 'label', 'created_at'] as const;

/** Whether an account of this provider signs its member in. */
export const signsIn = ({ provider }: Pick<LinkedIdentity, 'provider'>): boolean => !PROOFS.includes(provider);

/** What an account goes by at its provider; null where nothing visible is left of it. */
export const labelOf = ({ label, username, email, name }: Identity): string | null =>
  plainText(label ?? username ?? email ?? name) || null;

/** The accounts of a member, the oldest first. */
export const listIdentities = (db: Queryable, userId: number): Promise<LinkedIdentity[]> =>
  db.selectFrom('provider_subject').select(columns).where('user_id', '=', userId).orderBy('id').execute();

/**
 * Links an account to a member, beside those that they have.
 * @throws Problem `account-taken` where it is another member's
 */
export async function linkIdentity(
  trx: Queryable,
  userId: number,
  provider: string,
  identity: Identity,
  now: Date,
): Promise<LinkedIdentity> {
  const { user_id, ...linked } = await trx
    .insertInto('provider_subject')
    .values({ provider, subject: identity.subject, user_id: userId, label: labelOf(identity), created_at: now })
    // Changes nothing, and gives the row that is there.
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet({ provider }))
    .returning([...columns, 'user_id'])
    .executeTakeFirstOrThrow();
  if (user_id !== userId) throw new Problem('account-taken');
  return linked;
}

/**
 * Takes an account from a member.
 * @param isFresh whether they have just signed in
 * @throws Problem `identity-not-found`, `not-yours`, `last-identity` where it is the only one that signs them in, or
 *   `fresh-sign-in-required` where it signs them in and they have not just signed in
 */
export async function unlinkIdentity(
  trx: Transaction<DB>,
  userId: number,
  id: number,
  isFresh: boolean,
): Promise<void> {
  // One at a time, or two calls would each take what the other one leaves.
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const own = await listIdentities(trx, userId);
  const identity = own.find((each) => each.id === id);
  if (!identity) throw await whyNot(trx, id);
  if (signsIn(identity) && own.filter(signsIn).length === 1) throw new Problem('last-identity');
  if (signsIn(identity) && !isFresh) throw new Problem('fresh-sign-in-required');
  await trx.deleteFrom('provider_subject').where('id', '=', id).where('user_id', '=', userId).execute();
}

async function whyNot(trx: Queryable, id: number): Promise<Problem> {
  const found = await trx.selectFrom('provider_subject').select('id').where('id', '=', id).executeTakeFirst();
  return new Problem(found ? 'not-yours' : 'identity-not-found');
}
