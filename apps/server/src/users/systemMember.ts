import type { Database } from '../db/database.ts';
import { createMember } from './createMember.ts';

/** Creator of imported projects. Nobody can sign in as this member. */
const SYSTEM_MEMBER = { name: 'Registry import', username: 'registry-import' };

/**
 * The member on whose behalf projects are imported, created at the first import.
 * @returns its id
 */
export async function insertSystemMember(db: Database, now: Date): Promise<number> {
  const known = await db
    .selectFrom('username')
    .select('user_id')
    .where('username_key', '=', SYSTEM_MEMBER.username)
    .executeTakeFirst();
  return known?.user_id ?? createMember(db, SYSTEM_MEMBER, now);
}
