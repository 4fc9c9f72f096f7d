import type { Queryable } from '../db/database.ts';
import type { Member } from './member.ts';

/**
 * Gives a member a role; from the next call on it holds.
 * @param username in any case
 * @returns the role until now; undefined where nobody has that user name
 */
export async function grantRole(
  trx: Queryable,
  username: string,
  role: Member['role'],
): Promise<Member['role'] | undefined> {
  const member = await trx
    .selectFrom('username as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['u.id', 'u.role'])
    .where('n.username_key', '=', username.toLowerCase())
    .forUpdate('u')
    .executeTakeFirst();
  if (!member) return undefined;
  await trx.updateTable('app_user').set({ role }).where('id', '=', member.id).execute();
  return member.role as Member['role'];
}
