import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Member } from './member.ts';

/**
 * Gives a member a role, from the command line. It takes effect with the member's next call. A change is recorded in
 * the audit log.
 * @param username case-insensitive
 * @returns the previous role; undefined if nobody has that username
 */
export async function grantRole(
  trx: Transaction<DB>,
  username: string,
  role: Member['role'],
  now: Date,
): Promise<Member['role'] | undefined> {
  const member = await trx
    .selectFrom('username as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['u.id', 'u.name', 'u.role'])
    .where('n.username_key', '=', username.toLowerCase())
    .forUpdate('u')
    .executeTakeFirst();
  if (!member) return undefined;
  if (member.role !== role) {
    await trx.updateTable('app_user').set({ role }).where('id', '=', member.id).execute();
    await trx
      .insertInto('admin_action')
      .values({
        operation: 'grantRole',
        input: JSON.stringify({ username, role }),
        subject: JSON.stringify({ kind: 'member', id: member.id, name: member.name }),
        before: JSON.stringify({ role: member.role }),
        after: JSON.stringify({ role }),
        created_at: now,
      })
      .execute();
  }
  return member.role as Member['role'];
}
