import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { withRetry } from '../db/withRetry.ts';
import { grantRole } from '../users/grantRole.ts';
import { after, FIRST_ADMIN_LIFETIME } from './lifetimes.ts';
import { randomToken, sha256 } from './secrets.ts';

/**
 * Creates the token that makes a member the first admin. Only one process gets a token: until it expires, other
 * processes and restarts get none.
 * @returns the token; undefined if there is already an admin or an unexpired token
 */
export async function createFirstAdminToken(db: Database, clock: Clock): Promise<string | undefined> {
  const { admins } = await db
    .selectFrom('tally')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('total'), sql.lit(0)).as('admins'))
    .where('name', '=', 'admins')
    .executeTakeFirstOrThrow();
  if (Number(admins) > 0) return undefined;
  const now = clock();
  const token = randomToken();
  const link = { token_hash: sha256(token), expires_at: after(now, FIRST_ADMIN_LIFETIME), used_at: null };
  const created = await db
    .insertInto('first_admin_link')
    .values(link)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(link).where('first_admin_link.expires_at', '<=', now))
    .returning('id')
    .executeTakeFirst();
  return created && token;
}

/**
 * Makes a member the first admin. Each token works only once.
 * @returns false if the token is unknown, used or expired
 */
export const useFirstAdminToken = (db: Database, clock: Clock, token: string, userId: number): Promise<boolean> =>
  withRetry(db, async (trx) => {
    const now = clock();
    const used = await trx
      .updateTable('first_admin_link')
      .set({ used_at: now })
      .where('token_hash', '=', sha256(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (!used) return false;
    const { username } = await trx
      .selectFrom('app_user')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await grantRole(trx, username, 'Super Admin', now);
    return true;
  });

/** Returns true if the token can still be used. */
export async function isFirstAdminToken(db: Database, clock: Clock, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('first_admin_link')
    .select('id')
    .where('token_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return found !== undefined;
}
