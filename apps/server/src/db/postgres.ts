import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Shortest PostgreSQL version that the SQL here needs. */
const MINIMUM_MAJOR = 15;

/** A database that cannot be used. Its message is one sentence for whoever starts the server. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** Longest wait for a lock, in ms, so that calls that block one another fail instead of piling up. */
const LOCK_TIMEOUT = 5000;

/** Most statements that one connection keeps prepared. */
const MOST_PREPARED = 200;

/** Names by which statements are prepared, the same on every connection. */
const names = new Map<string, string>();

/** Prepares every statement with parameters, so that its text is sent and parsed once for each connection. */
class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...callback] = args;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      let name = names.get(text);
      if (!name && names.size < MOST_PREPARED) names.set(text, (name = `s${names.size}`));
      if (name) return super.query({ name, text, values }, ...(callback as [])) as never;
    }
    return super.query(...(args as [string])) as never;
  }
}

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * A pool of connections, tried once before it is returned.
 * @throws DatabaseError when the server cannot be reached, refuses the login or is too old
 */
export async function openPool(connectionString: string, max: number): Promise<pg.Pool> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    lock_timeout: LOCK_TIMEOUT,
    // Compiling a statement takes longer than it saves: a tenth of a second, for what would take less.
    options: '-c jit=off',
    types: typeParsers,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const major = Math.floor(Number(rows[0]!.version) / 10_000);
    if (major < MINIMUM_MAJOR) throw new Error(`it is version ${major}, and ${MINIMUM_MAJOR} or newer is needed`);
    return pool;
  } catch (error) {
    await pool.end();
    const { hostname, port } = new URL(connectionString);
    throw new DatabaseError(`Cannot use the database at ${hostname}:${port || 5432}: ${reason(error)}.`);
  }
}

const pools = new WeakMap<object, pg.Pool>();

/** Kysely on PostgreSQL. */
export function kyselyOn<T>(pool: pg.Pool): Kysely<T> {
  const db = new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** The pool under a database on PostgreSQL; undefined for a transaction, which is one connection, and on PGlite. */
export const poolOf = (db: object): pg.Pool | undefined => pools.get(db);

// A name with several addresses fails with an AggregateError, which has no message of its own.
function reason(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  return first.message;
}
