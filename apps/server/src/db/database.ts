import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Config } from '../config.ts';
import { lockDataDir } from './dataDirLock.ts';
import { openPGlite, pgliteDialect } from './pglite.ts';
import { kyselyOn, openPool } from './postgres.ts';

/** The database, typed by its migrations. */
export type Database = Kysely<DB>;

/** The database, or a transaction in it: for functions that work in either. */
export type Queryable = Kysely<DB> | Transaction<DB>;

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database in `dataDir`.
 * @throws DatabaseError, with one sentence, when it cannot be used
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
): Promise<{ db: Database; close(): Promise<void> }> {
  if (config.databaseUrl) {
    const db = kyselyOn<DB>(await openPool(config.databaseUrl, config.databasePoolSize));
    return { db, close: () => db.destroy() };
  }
  const unlock = lockDataDir(config.dataDir);
  try {
    const db = new Kysely<DB>({ dialect: pgliteDialect(await openPGlite(join(config.dataDir, 'database'))) });
    return { db, close: () => db.destroy().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
