import { createSession } from '../src/auth/sessions.ts';
import type { Queryable } from '../src/db/database.ts';

/** Maximum duration of a run, in ms. */
const LONGEST_RUN = 24 * 60 * 60 * 1000;

/**
 * Signs a member in for a whole run. The session is dated in the future, because adjusting points requires a sign-in
 * within the last ten minutes.
 * @returns the bearer token
 */
export const createLongSession = (db: Queryable, userId: number): Promise<string> =>
  createSession(db, () => new Date(Date.now() + LONGEST_RUN), userId);
