/**
 * Time limit for the database, in ms: for getting a connection, and then for one statement. It is below five seconds,
 * so that a call is answered in time even while PostgreSQL hangs.
 */
export const CALL_LIMIT = 4500;

/** The part of {@link CALL_LIMIT} within which a call must get its connection, in ms. */
export const CONNECTION_LIMIT = 4000;

/**
 * Limits that PostgreSQL enforces itself, in ms: a lost client must not keep a lock or a connection. JIT is off
 * because compiling takes longer than it saves: a tenth of a second for faster statements.
 */
export const SESSION_LIMITS = {
  statement_timeout: '4000',
  lock_timeout: '3000',
  idle_in_transaction_session_timeout: '10000',
  jit: 'off',
} as const;

/** The database didn't provide a connection or an answer in time. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}
