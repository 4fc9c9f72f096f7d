import type { Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { after, ATTEMPT_LIFETIME } from './lifetimes.ts';
import { matchesHash, randomToken, sha256 } from './secrets.ts';

/** A sign-in that has gone to a provider and is to come back. */
export type LoginAttempt = Selectable<DB['login_attempt']>;

/** The secrets of a new attempt. */
export interface AttemptSecrets {
  /** Goes to the provider and comes back with its answer. */
  state: string;
  /** Stays in a cookie of the browser that began. */
  browser: string;
  /** Ours towards the provider (RFC 7636). */
  codeVerifier: string;
  /** Comes back inside the identity token. */
  nonce: string;
}

/** Where an attempt comes back to, and what it is for. */
export interface AttemptAim {
  callbackPath: string;
  callbackUrl: string;
  /** Of whoever may exchange the burner token; none where an account is linked. */
  challenge?: string;
  referralCode?: string | undefined;
  /** The member whose account is linked; none where somebody signs in. */
  userId?: number;
}

/** Fresh secrets for an attempt. */
export const newSecrets = (): AttemptSecrets => ({
  state: randomToken(),
  browser: randomToken(),
  codeVerifier: randomToken(),
  nonce: randomToken(),
});

/** Remembers an attempt while the person is at the provider. */
export async function saveAttempt(
  db: Queryable,
  clock: Clock,
  { state, browser, codeVerifier, nonce }: AttemptSecrets,
  aim: AttemptAim,
): Promise<void> {
  await db
    .insertInto('login_attempt')
    .values({
      state_hash: sha256(state),
      browser_hash: sha256(browser),
      provider_verifier: codeVerifier,
      nonce,
      callback_path: aim.callbackPath,
      callback_url: aim.callbackUrl,
      challenge: aim.challenge ?? null,
      referral_code: aim.referralCode ?? null,
      user_id: aim.userId ?? null,
      expires_at: after(clock(), ATTEMPT_LIFETIME),
    })
    .execute();
}

/** The attempt of a state, used or not, expired or not; undefined where no such state is awaited at this callback. */
export const findAttempt = (db: Queryable, state: string, callbackPath: string): Promise<LoginAttempt | undefined> =>
  db
    .selectFrom('login_attempt')
    .selectAll()
    .where('state_hash', '=', sha256(state))
    .where('callback_path', '=', callbackPath)
    .executeTakeFirst();

/**
 * Uses up an attempt, once, and only in the browser that began it.
 * @param browser the value of that browser's cookie
 */
export async function useAttempt(
  db: Queryable,
  clock: Clock,
  attempt: LoginAttempt,
  browser: string | undefined,
): Promise<boolean> {
  if (!browser || !matchesHash(browser, attempt.browser_hash)) return false;
  const now = clock();
  const { numUpdatedRows } = await db
    .updateTable('login_attempt')
    .set({ used_at: now })
    .where('state_hash', '=', attempt.state_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
