const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a sign-in at a provider may take, in ms. */
export const ATTEMPT_LIFETIME = 10 * MINUTE;

/** How long a burner token can be exchanged, in ms. */
export const BURNER_LIFETIME = 60 * SECOND;

/** How long a wallet's challenge can be signed, in ms. */
export const WALLET_CHALLENGE_LIFETIME = 5 * MINUTE;

/** A session ends this long after its last use, in ms. */
export const SESSION_IDLE_LIFETIME = 30 * DAY;

/** The same for an admin, in ms: a session left open on a shared computer must not stay one. */
export const ADMIN_IDLE_LIFETIME = 12 * HOUR;

/** A sign-in counts as fresh for this long, in ms. Unlinking a way to sign in and adjusting points need a fresh one. */
export const FRESH_SIGN_IN_LIFETIME = 10 * MINUTE;

/** A session in daily use ends this long after its sign-in, in ms. */
export const SESSION_LONGEST_LIFETIME = 90 * DAY;

/** Uses closer together than this, in ms, are recorded once, so that a call seldom costs a write. */
export const SESSION_SEEN_INTERVAL = 5 * MINUTE;

/** Ended rows are kept this long, in ms, to tell "expired" and "used" from "never existed". */
export const ENDED_KEPT = 30 * DAY;

/** The moment `ms` milliseconds after `date`; before it when negative. */
export const after = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
