import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { inTransaction } from '../inTransaction.ts';
import { DatabaseError } from './postgres.ts';

/** The folder next to this file, and also next to the bundle. */
const migrationsDir = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** An arbitrary number; all processes must use the same one. */
const LOCK = 715_001;

/**
 * Applies pending migrations, each in its own transaction. Processes that start together wait for each other.
 * @returns the names of the applied files
 * @throws DatabaseError if an applied file has changed since, or a newer build has applied more
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<string[]> {
  const files = await readMigrations();
  return db.connection().execute(async (connection) => {
    // Server sessions have limits for both.
    await sql`set lock_timeout = 0`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${LOCK}::bigint)`.execute(connection);
    try {
      await sql`create table if not exists schema_migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const { rows } = await sql<{
        name: string;
        checksum: string;
      }>`select name, checksum from schema_migration`.execute(connection);
      const applied = new Map(rows.map((row) => [row.name, row.checksum]));
      const unknown = rows.map(({ name }) => name).find((name) => !files.some((file) => file.name === name));
      if (unknown)
        throw new DatabaseError(
          `The database has the migration ${unknown}, which this build does not have: start a newer build.`,
        );
      const added: string[] = [];
      for (const file of files) {
        const known = applied.get(file.name);
        if (known === file.checksum) continue;
        if (known) throw new DatabaseError(`The migration ${file.name} was changed after it had been applied.`);
        await inTransaction(connection, async (trx) => {
          await trx.executeQuery(CompiledQuery.raw('set local lock_timeout = 0; set local statement_timeout = 0'));
          await trx.executeQuery(CompiledQuery.raw(file.text));
          await sql`insert into schema_migration (name, checksum) values (${file.name}, ${file.checksum})`.execute(trx);
        });
        added.push(file.name);
      }
      return added;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function readMigrations() {
  const names = (await readdir(migrationsDir)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrationsDir, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
