import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';

/** Returns true if there is an admin besides these members. */
export async function isAnotherAdmin(db: Queryable, ...ids: number[]): Promise<boolean> {
  const other = await db
    .selectFrom('app_user')
    .select('id')
    .where('role', '!=', 'User')
    .where('deleted_at', 'is', null)
    .where('id', 'not in', ids)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Refuses admins' decisions about themselves if there is another admin.
 * @throws Problem `other-admin-required`
 */
export async function refuseOwn(db: Queryable, actorId: number, memberId: number): Promise<void> {
  if (actorId === memberId && (await isAnotherAdmin(db, actorId))) throw new Problem('other-admin-required');
}
