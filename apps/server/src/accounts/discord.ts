import { after, ATTEMPT_LIFETIME } from '../auth/lifetimes.ts';
import { matchesHash, randomToken, sha256 } from '../auth/secrets.ts';
import type { AppContext } from '../context.ts';
import { Problem, type ProblemCode } from '../contract/problem.ts';
import type { Database } from '../db/database.ts';
import { withRetry } from '../db/withRetry.ts';
import { linkSubject } from './linked.ts';

/** An attempt to link a Discord account. Discord receives `state`; `browser` is a secret kept in a cookie. */
export interface StartedLink {
  state: string;
  browser: string;
}

/** A link attempt, taken when the browser returns from Discord. An attempt can be taken only once. */
export interface TakenLink {
  userId: number;
  callbackUrl: string;
  /** Returns true if `browser` is the secret that the attempt was started with. */
  isSameBrowser(browser: string | undefined): boolean;
}

/** Starts linking a Discord account to a member. Only hashes of the secrets are stored. */
export async function startLink(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
  callbackUrl: string,
): Promise<StartedLink> {
  const [state, browser] = [randomToken(), randomToken()];
  await db
    .insertInto('account_link')
    .values({
      state_hash: sha256(state),
      browser_hash: sha256(browser),
      user_id: userId,
      callback_url: callbackUrl,
      expires_at: after(clock(), ATTEMPT_LIFETIME),
    })
    .execute();
  return { state, browser };
}

/**
 * Marks a link attempt as used, so that its state can't be replayed.
 * @throws Problem `oauth-state-invalid` if the state is unknown, used or expired
 */
export async function takeLink({ db, clock }: Pick<AppContext, 'db' | 'clock'>, state: string): Promise<TakenLink> {
  const now = clock();
  const link = await db
    .updateTable('account_link')
    .set({ used_at: now })
    .where('state_hash', '=', sha256(state))
    .where('callback_url', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'browser_hash', 'callback_url'])
    .executeTakeFirst();
  if (!link) throw new Problem('oauth-state-invalid');
  return {
    userId: link.user_id,
    callbackUrl: link.callback_url!,
    isSameBrowser: (browser) => browser !== undefined && matchesHash(browser, link.browser_hash!),
  };
}

export async function linkDiscord(
  db: Database,
  userId: number,
  discordId: string,
  now: Date,
): Promise<{ discordId: string } | { error: ProblemCode }> {
  const linked = await withRetry(db, (trx) => linkSubject(trx, userId, 'discord', discordId, now));
  return linked ? { discordId } : { error: 'account-taken' };
}
