import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { plainText } from '../contract/plainText.ts';
import type { Identity } from '../outside/providers/identityProvider.ts';

/** Providers that prove quests but can't be used to sign in. */
const PROOFS = ['discord', 'telegram'];

/** A member's account at a provider. */
export type LinkedIdentity = Pick<Selectable<DB['provider_subject']>, 'id' | 'provider' | 'label' | 'created_at'>;

const columns = ['id', 'provider', 'label', 'created_at'] as const;

/** Returns whether members can sign in with accounts of this provider. */
export const signsIn = ({ provider }: Pick<LinkedIdentity, 'provider'>): boolean => !PROOFS.includes(provider);

/** Returns the account's visible name at its provider; null if there is none. */
export const labelOf = ({ label, username, email, name }: Identity): string | null =>
  plainText(label ?? username ?? email ?? name) || null;

/** Lists a member's linked accounts, oldest first. */
export const listIdentities = (db: Queryable, userId: number): Promise<LinkedIdentity[]> =>
  db.selectFrom('provider_subject').select(columns).where('user_id', '=', userId).orderBy('id').execute();

/**
 * Links an account to a member, in addition to their existing ones.
 * @throws Problem `account-taken` if the account belongs to another member
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
    // A no-op update, so that `returning` also gives an existing row.
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet({ provider }))
    .returning([...columns, 'user_id'])
    .executeTakeFirstOrThrow();
  if (user_id !== userId) throw new Problem('account-taken');
  return linked;
}

/**
 * Unlinks an account from a member.
 * @param isFresh true if they have just signed in
 * @throws Problem `identity-not-found`, `not-yours`, `last-identity` if it is their only sign-in method, or
 * `fresh-sign-in-required` if it is a sign-in method and their sign-in is not fresh
 */
export async function unlinkIdentity(
  trx: Transaction<DB>,
  userId: number,
  id: number,
  isFresh: boolean,
): Promise<void> {
  // Locks the member: two concurrent requests could otherwise each unlink one of the last two accounts.
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
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
