import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';
import { after, BURNER_LIFETIME } from './lifetimes.ts';
import { matchesHash, randomToken, sha256 } from './secrets.ts';

/**
 * Issues a burner token. It is sent in a URL, so it works only once, for a short time, and only with the verifier whose
 * {@link sha256} is `challenge`.
 */
export async function issueBurner(db: Queryable, clock: Clock, userId: number, challenge: string): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('burner_token')
    .values({ token_hash: sha256(token), user_id: userId, challenge, expires_at: after(clock(), BURNER_LIFETIME) })
    .execute();
  return token;
}

/**
 * Uses up a burner token, even if the verifier is wrong.
 * @returns the id of the member who signed in
 * @throws Problem `burner-invalid`, `burner-used` or `burner-expired`
 */
export async function spendBurner(db: Queryable, clock: Clock, token: string, verifier: string): Promise<number> {
  const now = clock();
  const tokenHash = sha256(token);
  // One conditional update, so that only one of several concurrent requests gets the row.
  const spent = await db
    .updateTable('burner_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'challenge'])
    .executeTakeFirst();
  if (!spent) throw await whyNot(db, tokenHash);
  if (!matchesHash(verifier, spent.challenge)) throw new Problem('burner-invalid');
  return spent.user_id;
}

async function whyNot(db: Queryable, tokenHash: string): Promise<Problem> {
  const burner = await db
    .selectFrom('burner_token')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!burner) return new Problem('burner-invalid');
  return new Problem(burner.used_at ? 'burner-used' : 'burner-expired');
}
