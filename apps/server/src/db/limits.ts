/**
 * Time limit for a statement, in ms, including the wait for a connection. It is below five seconds, so that requests
 * are answered in time even while PostgreSQL hangs.
 */
export const CALL_LIMIT = 4500;

/** Time limit for a statement that sums the points of all members, in ms. Only admins ask for these sums. */
export const SUMS_LIMIT = 15_000;

/** Time limit for getting a connection, in ms; part of {@link CALL_LIMIT}. */
export const CONNECTION_LIMIT = 4000;

/**
 * Limits that PostgreSQL enforces itself, in ms: a lost client must not keep a lock or a connection. JIT is off because
 * compiling takes a tenth of a second, more than it saves for these fast statements.
 */
export const SESSION_LIMITS = {
  statement_timeout: '4000',
  lock_timeout: '3000',
  idle_in_transaction_session_timeout: '10000',
  jit: 'off',
} as const;

/** Thrown if the database didn't provide a connection or an answer in time. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}
