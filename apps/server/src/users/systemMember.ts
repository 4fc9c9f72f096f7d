import type { Database } from '../db/database.ts';
import { createMember } from './createMember.ts';

/** Creator of imported projects. Nobody can sign in as this member. */
const SYSTEM_MEMBER = { name: 'Registry import', username: 'registry-import' };

/**
 * Finds the creator of imported projects, or adds that member on the first import.
 * @returns the member's id
 */
export async function insertSystemMember(db: Database, now: Date): Promise<number> {
  const known = await db
    .selectFrom('username')
    .select('user_id')
    .where('username_key', '=', SYSTEM_MEMBER.username)
    .executeTakeFirst();
  return known?.user_id ?? createMember(db, SYSTEM_MEMBER, now);
}
