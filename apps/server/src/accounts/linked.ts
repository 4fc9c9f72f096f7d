import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';

/**
 * Returns the id of a member's account at a provider: the one linked first, if there are several.
 * @throws Problem `account-not-linked`
 */
export async function linkedSubject(db: Queryable, userId: number, provider: string): Promise<string> {
  const found = await db
    .selectFrom('provider_subject')
    .select('subject')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy('created_at')
    .executeTakeFirst();
  if (!found) throw new Problem('account-not-linked');
  return found.subject;
}

/**
 * Links a provider's account to a member, replacing any other account of the member at that provider.
 * @returns false if the account belongs to another member
 */
export async function linkSubject(
  trx: Queryable,
  userId: number,
  provider: string,
  subject: string,
  now: Date,
): Promise<boolean> {
  const { user_id } = await trx
    .insertInto('provider_subject')
    .values({ provider, subject, user_id: userId, created_at: now })
    // A no-op update, so that `returning` also gives an existing row.
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet({ provider }))
    .returning('user_id')
    .executeTakeFirstOrThrow();
  if (user_id !== userId) return false;
  await trx
    .deleteFrom('provider_subject')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('subject', '!=', subject)
    .execute();
  return true;
}
