import type { Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { isAdmin, type Member } from '../users/member.ts';
import { ADMIN_IDLE_LIFETIME, after, SESSION_IDLE_LIFETIME, SESSION_LONGEST_LIFETIME } from './lifetimes.ts';
import { randomToken, sha256 } from './secrets.ts';

/** The contract's maximum length of a user agent, in characters. */
const USER_AGENT_LENGTH = 512;

export type Session = Pick<
  Selectable<DB['session']>,
  'id' | 'user_agent' | 'created_at' | 'last_seen_at' | 'expires_at'
>;

/**
 * Signs a member in.
 * @param userAgent the browser's user agent, shown in the member's list of sessions
 * @returns the bearer token; only its hash is stored
 */
export async function createSession(db: Queryable, clock: Clock, userId: number, userAgent?: string): Promise<string> {
  const token = randomToken();
  const now = clock();
  await db
    .insertInto('session')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: after(now, SESSION_IDLE_LIFETIME),
    })
    .execute();
  return token;
}

/** Returns the time at which a session expires if it is used at `now`. */
export function expiryAt(now: Date, createdAt: Date): Date {
  const idle = after(now, SESSION_IDLE_LIFETIME);
  const longest = after(createdAt, SESSION_LONGEST_LIFETIME);
  return idle < longest ? idle : longest;
}

/**
 * Returns the time at which a session ends unless it is used again. The role is checked on every request, so a member
 * who becomes an admin gets the shorter idle lifetime immediately.
 */
export function endOf(
  { last_seen_at, expires_at }: Pick<Session, 'last_seen_at' | 'expires_at'>,
  member: Pick<Member, 'role'>,
): Date {
  if (!isAdmin(member)) return expires_at;
  const idle = after(last_seen_at, ADMIN_IDLE_LIFETIME);
  return idle < expires_at ? idle : expires_at;
}

/** Lists a member's active sessions, most recently used first; `expires_at` is {@link endOf}. */
export async function listSessions(
  db: Queryable,
  clock: Clock,
  member: Pick<Member, 'id' | 'role'>,
): Promise<Session[]> {
  const now = clock();
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', member.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return sessions
    .map((session) => ({ ...session, expires_at: endOf(session, member) }))
    .filter(({ expires_at }) => expires_at > now);
}

/**
 * Ends a member's session.
 * @returns true if there was an active session to end
 */
export async function revokeSession(db: Queryable, clock: Clock, userId: number, id: number): Promise<boolean> {
  const now = clock();
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns true if the session belongs to another member. */
export async function belongsToAnother(db: Queryable, userId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '!=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
