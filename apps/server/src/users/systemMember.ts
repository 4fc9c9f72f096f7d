import { ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createMember } from './createMember.ts';

/** Creator of imported projects. Nobody can sign in as this member. */
const SYSTEM_MEMBER = { name: 'Registry import', username: 'registry-import' };

/**
 * Finds the creator of imported projects, or adds that member on the first import.
 * @returns the member's id
 * @throws ConfigError if somebody who signs in has the username: they could edit the imported projects
 */
export async function insertSystemMember(db: Database, now: Date): Promise<number> {
  const { username } = SYSTEM_MEMBER;
  const known = await db
    .selectFrom('username as n')
    .leftJoin('provider_subject as s', 's.user_id', 'n.user_id')
    .select(['n.user_id', 's.id as identity'])
    .where('n.username_key', '=', username)
    .executeTakeFirst();
  if (known && known.identity !== null)
    throw new ConfigError(`A member has the username ${username}: name another creator with --creator.`);
  return known?.user_id ?? createMember(db, SYSTEM_MEMBER, now);
}
