import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import type { Member } from '../users/member.ts';
import { after, SESSION_SEEN_INTERVAL } from './lifetimes.ts';
import { sha256 } from './secrets.ts';
import { endOf, expiryAt } from './sessions.ts';

/** The authenticated member and their session. */
export interface Authenticated {
  session: { id: number; signedInAt: Date };
  user: Member;
}

/**
 * Finds the member who owns a bearer token, with their current role, and extends the session.
 * @returns a problem, `token-invalid` or `token-expired`, if the token is not valid
 */
export async function authenticate(db: Queryable, clock: Clock, token: string): Promise<Authenticated | Problem> {
  const tokenHash = sha256(token);
  const found = await db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select(['s.id as session_id', 's.created_at', 's.last_seen_at', 's.expires_at', 's.revoked_at'])
    .select(['u.id', 'u.name', 'u.picture_url', 'u.email', 'u.role', 'u.flag', 'u.silenced_until'])
    .where('s.token_hash', '=', tokenHash)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found || found.revoked_at) return new Problem('token-invalid');
  const now = clock();
  const role = found.role as Member['role'];
  if (endOf(found, { role }) <= now) return new Problem('token-expired');

  const seenBefore = after(now, -SESSION_SEEN_INTERVAL);
  if (found.last_seen_at < seenBefore) {
    await db
      .updateTable('session')
      .set({ last_seen_at: now, expires_at: expiryAt(now, found.created_at) })
      .where('token_hash', '=', tokenHash)
      // Lets only one of several concurrent requests write.
      .where('last_seen_at', '<', seenBefore)
      .execute();
  }
  return {
    session: { id: found.session_id, signedInAt: found.created_at },
    user: {
      id: found.id,
      name: found.name,
      pictureUrl: found.picture_url,
      email: found.email,
      role,
      flag: found.flag,
      silencedUntil: found.silenced_until,
    },
  };
}
