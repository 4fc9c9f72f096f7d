import type { Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DB } from '../../generated/db.js';
import type { Queryable } from '../db/database.ts';
import { after, ATTEMPT_LIFETIME } from './lifetimes.ts';
import { matchesHash, randomToken, sha256 } from './secrets.ts';

/** A sign-in that is in progress at a provider. */
export type LoginAttempt = Selectable<DB['login_attempt']>;

/** The secrets of a new attempt. */
export interface AttemptSecrets {
  /** Sent to the provider and returned with its response. */
  state: string;
  /** Kept in a cookie of the browser that started the attempt. */
  browser: string;
  /** Our PKCE secret (RFC 7636). */
  codeVerifier: string;
  /** Sent to the provider and returned in the identity token. */
  nonce: string;
}

/** The purpose of an attempt and the URL it returns to. */
export interface AttemptAim {
  callbackPath: string;
  callbackUrl: string;
  /** PKCE challenge of the client that may exchange the burner token; absent when linking an account. */
  challenge?: string;
  referralCode?: string | undefined;
  /** The member to link the account to; absent when signing in. */
  userId?: number;
}

export const newSecrets = (): AttemptSecrets => ({
  state: randomToken(),
  browser: randomToken(),
  codeVerifier: randomToken(),
  nonce: randomToken(),
});

/** Stores an attempt until the user returns from the provider. */
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

/**
 * Finds the attempt with this state, even if it is used or expired; undefined if there is none for this callback path.
 */
export const findAttempt = (db: Queryable, state: string, callbackPath: string): Promise<LoginAttempt | undefined> =>
  db
    .selectFrom('login_attempt')
    .selectAll()
    .where('state_hash', '=', sha256(state))
    .where('callback_path', '=', callbackPath)
    .executeTakeFirst();

/**
 * Uses up an attempt. It works only once, and only in the browser that started it.
 * @param browser value of the attempt's cookie in the calling browser
 * @returns false if the attempt is used, expired or from another browser
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
