/**
 * Longest that a caller waits for the database, in ms: for a connection, and then for one statement on it. It stays
 * below five seconds, within which a call is answered even while PostgreSQL is frozen.
 */
export const CALL_LIMIT = 4500;

/** The part of {@link CALL_LIMIT} after which a call gets no connection any more, in ms. */
export const CONNECTION_LIMIT = 4000;

/**
 * What PostgreSQL itself ends, in ms: a lost client must not keep a lock or a connection. Compiling a statement takes
 * longer than it saves, a tenth of a second for what takes less.
 */
export const SESSION_LIMITS = {
  statement_timeout: '4000',
  lock_timeout: '3000',
  idle_in_transaction_session_timeout: '10000',
  jit: 'off',
} as const;

/** The database gives no connection, or no answer, in time. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}
