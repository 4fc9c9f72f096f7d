import { createSession } from '../src/auth/sessions.ts';
import type { Queryable } from '../src/db/database.ts';

/** Longest run, in ms. */
const LONGEST_RUN = 24 * 60 * 60 * 1000;

/**
 * Signs a member in for a whole run. Adjusting points needs a sign-in of the last ten minutes, so this one lies ahead.
 * @returns the bearer token
 */
export const createLongSession = (db: Queryable, userId: number): Promise<string> =>
  createSession(db, () => new Date(Date.now() + LONGEST_RUN), userId);
