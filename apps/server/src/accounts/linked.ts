import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';

/**
 * The name that a provider has for a member.
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
 * Links a provider's account to a member; a new one takes the place of the member's earlier one.
 * @returns whether it is the member's now; false where another member has it
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
    // Changes nothing, and gives the row that is there.
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
