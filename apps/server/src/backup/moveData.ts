import { ConfigError, type Config } from '../config.ts';
import { openDatabase, openUnlimited } from '../db/database.ts';
import { dump } from './dump.ts';
import { load, type Loaded } from './load.ts';

/**
 * Copies the configured database to another engine's, which must be empty.
 * @param databaseUrl the target; the embedded database in the data folder if undefined
 * @throws ConfigError if source and target are the embedded database, DatabaseError
 */
export async function moveData(config: Config, databaseUrl: string | undefined): Promise<Loaded> {
  if (!config.databaseUrl && !databaseUrl)
    throw new ConfigError('The data is in the embedded database already: set DATABASE_URL to copy it from PostgreSQL.');
  const source = await openUnlimited(config);
  try {
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
