import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { traceLog } from './trace.ts';
import { CALL_LIMIT, CONNECTION_LIMIT, DatabaseBusyError, SESSION_LIMITS } from './limits.ts';

/** Oldest PostgreSQL version that supports the SQL used here. */
const MINIMUM_MAJOR = 15;

/** An unusable database. The message is one sentence for the person who starts the server. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  /** True if a retry may succeed, because the database can't be reached or is starting or stopping. */
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary = false } = {}) {
    super(message);
    this.isTemporary = isTemporary;
  }
}

/**
 * Begins a transaction and sets its limits in one round trip. They are set for each transaction, because PgBouncer's
 * transaction mode doesn't preserve session settings.
 */
const BEGIN = [
  'begin',
  ...Object.entries(SESSION_LIMITS).map(([name, value]) => `set local ${name} = '${value}'`),
].join('; ');

type Failure = (Error & { code?: string }) | null;

type Done = (error: Error | null, result?: unknown) => void;

/** A statement in the form that pg runs: its text, or with the name under which it is prepared. */
type Statement = string | { name: string; text: string };

/** SQLSTATE `in_failed_sql_transaction`: an earlier statement has aborted the transaction. */
const ABORTED = '25P02';

/** Time limits of a pool, in ms. */
interface Limits {
  /** Time for getting a connection and an answer. */
  call: number;
  /** Time for getting a connection; part of `call`. */
  connection: number;
}

const PRIMARY_LIMITS: Limits = { call: CALL_LIMIT, connection: CONNECTION_LIMIT };

/** Limits of a replica. They leave most of the request's time for the primary, which answers if the replica doesn't. */
const REPLICA_LIMITS: Limits = { call: 1000, connection: 500 };

/**
 * A connection that times out if the server doesn't answer. Its statements are unnamed, because PgBouncer's
 * transaction mode uses another server connection for each transaction.
 */
class LimitedClient extends pg.Client {
  /** Timeout for one statement, in ms; set by the pool whenever it lends the connection. */
  patience = CALL_LIMIT;

  override query(...args: unknown[]): never {
    const [text, second, third] = args;
    const defaults = (this as unknown as { connectionParameters: { query_timeout: number } }).connectionParameters;
    // A cursor or another object that pg runs as is, without a timeout.
    if (typeof text !== 'string') {
      defaults.query_timeout = 0;
      return super.query(...(args as [string])) as never;
    }
    // Sets the timeout as the connection's default. Passing it in a config object would take as long as the rest of
    // sending a statement, because of how pg copies the object.
    defaults.query_timeout = this.patience;
    const values = Array.isArray(second) ? second : undefined;
    const statement = values?.length ? this.withValues(text) : text === 'begin' ? BEGIN : text;
    const callback = (typeof second === 'function' ? second : third) as Done | undefined;
    if (callback) {
      const done: Done = (error, result) => {
        callback(this.explained(error), result);
      };
      const tried: Done = (error, result) => {
        const renewed = this.renew(statement, error);
        if (renewed) super.query(renewed as string, values as never, done as never);
        else done(error, result);
      };
      return super.query(statement as string, values as never, tried as never) as never;
    }
    const result = super.query(statement, values) as unknown as Promise<unknown>;
    return result.catch((error: Error) => {
      const renewed = this.renew(statement, error);
      if (!renewed) throw this.explained(error)!;
      return super.query(renewed as string, values).catch((next: Failure) => {
        throw this.explained(next?.code === ABORTED ? error : next)!;
      });
    }) as never;
  }

  /** Returns what to send instead of a statement that was prepared before a migration; undefined after other errors. */
  protected renew: (statement: Statement, error: Failure) => Statement | undefined = () => undefined;

  /** Returns a statement with parameters in the form that pg runs. */
  protected withValues(text: string): Statement {
    return text;
  }

  /**
   * Converts a timeout to a DatabaseBusyError. Also closes the connection, because a late answer would be taken for the
   * next statement's.
   */
  private explained(error: Error | null): Error | null {
    if (error?.message !== 'Query read timeout') return error;
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    return new DatabaseBusyError(`The database did not answer within ${Math.round(this.patience)} ms.`);
  }
}

/** Maximum number of prepared statements per connection. */
const MOST_PREPARED = 200;

/** Names of prepared statements, shared by all connections. */
const names = new Map<string, string>();
let named = 0;

/** SQLSTATE `feature_not_supported`: a prepared statement's result would have other columns than before. */
export const CHANGED_RESULT = '0A000';

/**
 * Prepares statements with parameters, so that each text is parsed once per connection. Doesn't work through
 * PgBouncer.
 */
class PreparingClient extends LimitedClient {
  protected override withValues(text: string): Statement {
    let name = names.get(text);
    if (!name && names.size < MOST_PREPARED) names.set(text, (name = `s${(named += 1)}`));
    return name ? { name, text } : text;
  }

  /** Gives all statements new names, because the migration may have changed other tables too. */
  protected override renew = (statement: Statement, error: Failure): Statement | undefined => {
    if (typeof statement === 'string' || error?.code !== CHANGED_RESULT) return undefined;
    const { name, text } = statement;
    // Another connection may have done so already.
    if (names.get(text) === name) names.clear();
    return this.withValues(text);
  };
}

type Lent = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: unknown) => void) => void;

/** The time limit that {@link withCallLimit} has set, in ms. */
const callLimit = new AsyncLocalStorage<number>();

/** Runs `work` with another time limit for each of its statements, in ms, than {@link CALL_LIMIT}. */
export const withCallLimit = <T>(limit: number, work: () => Promise<T>): Promise<T> => callLimit.run(limit, work);

/** A pool that counts the wait for a connection toward its caller's time limit. */
class LimitedPool extends pg.Pool {
  private readonly limits: Limits;

  constructor(config: pg.PoolConfig, limits: Limits) {
    super(config);
    this.limits = limits;
  }

  /** @param waited time that the caller has already waited, in ms */
  override connect(callback?: Lent, waited = 0): never {
    if (!callback)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (error ? reject(error) : resolve(client)), waited);
      }) as never;
    const began = performance.now() - waited;
    const { connection } = this.limits;
    const call = callLimit.getStore() ?? this.limits.call;
    const lend: Lent = (error, client, release) => {
      if (client) (client as unknown as LimitedClient).patience = call - (performance.now() - began);
      callback(error, client, release);
    };
    // An idle connection is available on the next tick, so the wait needs no timer.
    if (this.idleCount > 0 && this.waitingCount === 0) return super.connect(lend as never) as never;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      callback(new DatabaseBusyError(`No database connection within ${connection} ms.`), undefined, () => {});
    }, connection - waited);
    super.connect(((error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => {
      if (isLate) return client && release();
      clearTimeout(timer);
      lend(error, client, release);
    }) as never);
    return undefined as never;
  }
}

/** Runs a statement for a caller that has already waited. The wait, in ms, counts toward the time limit. */
export async function queryWithin<Row extends object>(
  pool: pg.Pool,
  waited: number,
  text: string,
  parameters: unknown[],
): Promise<pg.QueryResult<Row>> {
  if (!(pool instanceof LimitedPool)) return pool.query<Row>(text, parameters);
  const client = await (pool.connect(undefined, waited) as Promise<pg.PoolClient>);
  try {
    return await client.query<Row>(text, parameters);
  } finally {
    client.release();
  }
}

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Startup parameter that lifts the role's limits for a session. PgBouncer refuses startup parameters; it would leak a
 * `set` statement to other sessions.
 */
const UNLIMITED = '-c statement_timeout=0 -c lock_timeout=0 -c jit=off';

interface PoolOptions {
  /** Maximum number of connections. */
  max: number;
  /** Prepares statements: faster on a direct connection, but broken behind PgBouncer. Default `false`. */
  prepare?: boolean;
  /** Limits the time of statements. Default `true`. */
  isLimited?: boolean;
}

/**
 * Opens a pool of connections and tests one of them.
 * @throws DatabaseError if the server can't be reached, refuses the login or is too old
 */
export async function openPool(
  connectionString: string,
  { max, prepare = false, isLimited = true }: PoolOptions,
): Promise<pg.Pool> {
  const pool = isLimited
    ? limitedPool(connectionString, max, prepare, PRIMARY_LIMITS)
    : surviving(new pg.Pool({ ...settingsOf(connectionString, max, PRIMARY_LIMITS), options: UNLIMITED }));
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const major = Math.floor(Number(rows[0]!.version) / 10_000);
    if (major < MINIMUM_MAJOR) throw new Error(`it is version ${major}, and ${MINIMUM_MAJOR} or newer is needed`);
    return pool;
  } catch (error) {
    await pool.end();
    throw new DatabaseError(`Cannot use the database at ${placeOf(pool)}: ${reason(error)}.`, {
      isTemporary: isTemporary(error),
    });
  }
}

/** Returns where a pool connects to: a host and port, or the folder of a Unix socket. */
function placeOf({ options }: pg.Pool): string {
  const { host, port } = new pg.Client(options);
  return host.startsWith('/') ? host : `${host}:${port}`;
}

/** Opens a pool of connections to a replica without testing it, because the replica may be down. */
export const replicaPool = (
  connectionString: string,
  { max, prepare = false }: Omit<PoolOptions, 'isLimited'>,
): pg.Pool => limitedPool(connectionString, max, prepare, REPLICA_LIMITS);

/**
 * Time without traffic after which a connection is probed, in ms. Statements without a time limit would otherwise wait
 * forever for a server that vanished without closing its connections.
 */
const PROBE_AFTER = 10_000;

const settingsOf = (connectionString: string, max: number, { connection }: Limits): pg.PoolConfig => ({
  connectionString,
  max,
  types: typeParsers,
  connectionTimeoutMillis: connection,
  keepAlive: true,
  keepAliveInitialDelayMillis: PROBE_AFTER,
});

function limitedPool(connectionString: string, max: number, prepare: boolean, limits: Limits): pg.Pool {
  const Client = prepare ? PreparingClient : LimitedClient;
  return surviving(new LimitedPool({ ...settingsOf(connectionString, max, limits), Client }, limits));
}

function surviving(pool: pg.Pool): pg.Pool {
  // The pool replaces a broken idle connection; without a listener, the error would end the process.
  pool.on('error', () => {});
  // The pool listens only to idle connections. A connection that breaks between two statements of a transaction would
  // also end the process. With this listener, its next statement fails instead, and the pool drops it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Makes the session limits the role's defaults, for statements outside of transactions: PgBouncer doesn't pass on
 * startup parameters. If the role may not change its own settings, only the pool's limits apply.
 * @returns true if the defaults are set
 */
export async function limitSessions(pool: pg.Pool): Promise<boolean> {
  const entries = Object.entries(SESSION_LIMITS);
  const { rows } = await pool.query<{ role: string; database: string; set: string[] | null }>(
    `select quote_ident(current_user) as role, quote_ident(current_database()) as database,
       (select setconfig from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())
          and setrole = (select oid from pg_roles where rolname = current_user)) as set`,
  );
  const { role, database, set } = rows[0]!;
  if (entries.every(([name, value]) => set?.includes(`${name}=${value}`))) return true;
  const alter = entries.map(([name, value]) => `alter role ${role} in database ${database} set ${name} = '${value}'`);
  try {
    // One query message is one transaction. Two servers that start together must not update the same row concurrently.
    await pool.query(['select pg_advisory_xact_lock(715002)', ...alter].join('; '));
    return true;
  } catch {
    return false;
  }
}

const pools = new WeakMap<object, pg.Pool>();

/** Creates Kysely on a PostgreSQL pool. */
export function kyselyOn<T>(pool: pg.Pool): Kysely<T> {
  const db = new Kysely<T>({ dialect: new PostgresDialect({ pool }), ...traceLog() });
  pools.set(db, pool);
  return db;
}

/**
 * Returns the pool of a PostgreSQL database; undefined for PGlite, and for a transaction, which is a single connection.
 */
export const poolOf = (db: object): pg.Pool | undefined => pools.get(db);

/** SQLSTATE `cannot_connect_now`: the server is starting, stopping or recovering. */
const STARTING = '57P03';

/** Returns true if a retry may succeed: a server that is down may come back, but a wrong password stays wrong. */
function isTemporary(error: unknown): boolean {
  const { code, syscall, message } = (
    error instanceof AggregateError ? error.errors[0] : error
  ) as NodeJS.ErrnoException;
  return code === STARTING || syscall !== undefined || /timeout|terminated unexpectedly/i.test(message);
}

// Connecting to a host name with several addresses fails with an AggregateError, whose own message is empty.
function reason(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  return first.message;
}
