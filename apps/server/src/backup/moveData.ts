import { ConfigError, type Config } from '../config.ts';
import { openDatabase, openUnlimited, type Database } from '../db/database.ts';
import { appliedMigrations, readMigrations } from '../db/migrate.ts';
import { DatabaseError } from '../db/postgres.ts';
import { dump } from './dump.ts';
import { load, type Loaded } from './load.ts';

/**
 * Copies the configured database to another one, which must have no members.
 * @param databaseUrl the target; the embedded database in the data folder if undefined
 * @throws ConfigError if source and target are the embedded database
 * @throws DatabaseError if a database can't be used, the configured one lacks migrations, or the target has members
 */
export async function moveData(config: Config, databaseUrl: string | undefined): Promise<Loaded> {
  if (!config.databaseUrl && !databaseUrl)
    throw new ConfigError('The data is in the embedded database already: set DATABASE_URL to copy it from PostgreSQL.');
  const source = await openUnlimited(config);
  try {
    await refuseOlder(source.db);
    const target = await openDatabase({ ...config, databaseUrl }, false);
    try {
      return await dump(source.db, (lines) => load(target.db, lines));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Refuses a source that lacks migrations: this build's statements need this build's tables. */
async function refuseOlder(db: Database): Promise<void> {
  const applied = new Set((await appliedMigrations(db)).map(({ name }) => name));
  // `dump` reports an empty database with its own message.
  if (applied.size === 0) return;
  const missing = (await readMigrations()).find(({ name }) => !applied.has(name));
  if (missing)
    throw new DatabaseError(
      `The database lacks the migration ${missing.name}: start this build on it once, stop it, and run move-data again.`,
    );
}
