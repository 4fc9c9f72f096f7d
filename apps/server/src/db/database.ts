import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Config } from '../config.ts';
import { lockDataDir } from './dataDirLock.ts';
import { openPGlite, pgliteDialect } from './pglite.ts';
import { migrate } from './migrate.ts';
import { traceLog } from './trace.ts';
import { DatabaseError, kyselyOn, limitSessions, openPool, poolOf } from './postgres.ts';

/** The database, typed by its migrations. */
export type Database = Kysely<DB>;

/** The database or a transaction in it, for functions that work with either. */
export type Queryable = Kysely<DB> | Transaction<DB>;

/**
 * Opens the database without time limits, for long-running work such as imports or checking the books. Bypasses
 * PgBouncer if MIGRATION_DATABASE_URL is set.
 */
export const openUnlimited = (config: Config): ReturnType<typeof openDatabase> =>
  openDatabase({ ...config, databaseUrl: config.migrationDatabaseUrl ?? config.databaseUrl }, false);

/** Interval between attempts to reach a database, in ms. */
const ATTEMPT_INTERVAL = 500;

/**
 * Opens the database at startup. If it can't be reached yet, retries for up to `databaseWait` ms.
 * @throws DatabaseError
 */
export async function openDatabaseInTime(config: Config): ReturnType<typeof openDatabase> {
  const end = Date.now() + config.databaseWait;
  for (;;) {
    try {
      return await openDatabase(config);
    } catch (error) {
      if (!(error instanceof DatabaseError && error.isTemporary) || Date.now() >= end) throw error;
      await wait(ATTEMPT_INTERVAL);
    }
  }
}

/**
 * Opens PostgreSQL if `databaseUrl` is set, else the embedded database in `dataDir`.
 * @throws DatabaseError with a one-sentence reason
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'> & Partial<Pick<Config, 'databasePrepare'>>,
  isLimited = true,
): Promise<{ db: Database; close(): Promise<void> }> {
  if (config.databaseUrl) {
    const { databaseUrl, databasePoolSize: max, databasePrepare: prepare } = config;
    const db = kyselyOn<DB>(await openPool(databaseUrl, { max, isLimited, ...(prepare && { prepare }) }));
    return { db, close: () => db.destroy() };
  }
  const unlock = lockDataDir(config.dataDir);
  try {
    const dialect = pgliteDialect(await openPGlite(join(config.dataDir, 'database')));
    const db = new Kysely<DB>({ dialect, ...traceLog() });
    return { db, close: () => db.destroy().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Applies the migrations. On PostgreSQL, this uses a separate connection, which bypasses PgBouncer if
 * MIGRATION_DATABASE_URL is set: migrations may take long, and their lock belongs to a session. Then makes the session
 * limits the role's defaults.
 * @throws DatabaseError
 */
export async function migrateDatabase(
  { databaseUrl, migrationDatabaseUrl = databaseUrl }: Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl'>,
  db: Database,
): Promise<void> {
  const pool = poolOf(db);
  if (!pool || migrationDatabaseUrl === undefined) {
    await migrate(db);
    return;
  }
  const own = kyselyOn<DB>(await openPool(migrationDatabaseUrl, { max: 1, isLimited: false }));
  try {
    await migrate(own);
  } finally {
    await own.destroy();
  }
  await limitSessions(pool);
}
