const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time limit for signing in or linking an account at a provider, in ms. */
export const ATTEMPT_LIFETIME = 10 * MINUTE;

/** Lifetime of a burner token, in ms. */
export const BURNER_LIFETIME = 60 * SECOND;

/** Lifetime of the link that makes a member the first admin, in ms. */
export const FIRST_ADMIN_LIFETIME = HOUR;

/** Lifetime of a wallet's challenge, in ms. */
export const WALLET_CHALLENGE_LIFETIME = 5 * MINUTE;

/** Idle lifetime of a session, in ms. */
export const SESSION_IDLE_LIFETIME = 30 * DAY;

/**
 * Idle lifetime of an admin's session, in ms. It is short, so that a session doesn't stay open on a shared computer.
 */
export const ADMIN_IDLE_LIFETIME = 12 * HOUR;

/**
 * Time for which a sign-in counts as fresh, in ms. Sensitive actions require a fresh sign-in, such as unlinking a
 * sign-in method, adjusting points or deleting the account.
 */
export const FRESH_SIGN_IN_LIFETIME = 10 * MINUTE;

/** Maximum lifetime of a session, however often it is used, in ms. */
export const SESSION_LONGEST_LIFETIME = 90 * DAY;

/** Minimum interval between recorded uses of a session, in ms, so that most requests need no write. */
export const SESSION_SEEN_INTERVAL = 5 * MINUTE;

/**
 * Time for which rows are kept after they expire, in ms. Meanwhile, a token that is expired or used can be told apart
 * from one that never existed.
 */
export const ENDED_KEPT = 30 * DAY;

/** Adds `ms` milliseconds to `date`; `ms` may be negative. */
export const after = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
