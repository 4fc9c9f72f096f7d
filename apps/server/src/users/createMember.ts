import type { Database, Queryable } from '../db/database.ts';
import { withRetry } from '../db/withRetry.ts';
import type { Member } from './member.ts';

/** A member who is created by the demo, an import or a test instead of a sign-in. */
export interface NewMember {
  name: string;
  /** Unique, ignoring case. */
  username: string;
  email?: string | null;
  pictureUrl?: string | null;
  role?: Member['role'];
  flag?: string | null;
}

/**
 * Creates a member.
 * @returns their id
 * @throws a database error if the username is taken
 */
export const createMember = (db: Database, member: NewMember, now: Date): Promise<number> =>
  withRetry(db, (trx) => insertMember(trx, member, now));

/** {@link createMember} inside a transaction. */
export async function insertMember(trx: Queryable, member: NewMember, now: Date): Promise<number> {
  const { name, username, email = null, pictureUrl = null, role = 'User', flag = null } = member;
  const { id } = await trx
    .insertInto('app_user')
    .values({ name, username, email, picture_url: pictureUrl, role, flag, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('username').values({ username_key: username.toLowerCase(), user_id: id }).execute();
  return id;
}
