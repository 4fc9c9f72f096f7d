import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompiledQuery, sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { inTransaction } from '../inTransaction.ts';
import { DatabaseError } from './postgres.ts';

/** Folder of the migrations: next to this file and, in a build, next to the bundle. */
const migrationsDir = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** A file of SQL statements. It never changes after it has been applied to a database. */
interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** A migration that has been applied to a database. */
export type Applied = Pick<Migration, 'name' | 'checksum'>;

/** SQLSTATE of the error for a statement that the role may not run. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Key of the advisory lock: an arbitrary number that all processes share. */
const LOCK = 715_001;

/**
 * Applies pending migrations, each in its own transaction. Processes that start together wait for each other.
 * @param only the names to apply; all of them by default
 * @returns the names of the applied files
 * @throws DatabaseError if an applied file has changed since, a newer build has applied others, or the role lacks the
 * privilege to apply one
 */
export async function migrate<DB>(db: Kysely<DB>, only?: ReadonlySet<string>): Promise<string[]> {
  const files = await readMigrations();
  return db.connection().execute(async (connection) => {
    // The role's defaults may limit both, but a migration can take long.
    await sql`set lock_timeout = 0`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${LOCK}::bigint)`.execute(connection);
    try {
      const rows = await appliedMigrations(connection);
      const applied = new Map(rows.map((row) => [row.name, row.checksum]));
      const unknown = rows.map(({ name }) => name).find((name) => !files.some((file) => file.name === name));
      if (unknown)
        throw new DatabaseError(
          `The database has the migration ${unknown}, which this build does not have: start a newer build.`,
        );
      const added: string[] = [];
      for (const file of files) {
        const known = applied.get(file.name);
        if (known === file.checksum || (only && !only.has(file.name))) continue;
        if (known) throw new DatabaseError(`The migration ${file.name} was changed after it had been applied.`);
        const work = inTransaction(connection, async (trx) => {
          await sql`create table if not exists schema_migration (
            name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(trx);
          await trx.executeQuery(CompiledQuery.raw('set local lock_timeout = 0; set local statement_timeout = 0'));
          await trx.executeQuery(CompiledQuery.raw(file.text));
          await sql`insert into schema_migration (name, checksum) values (${file.name}, ${file.checksum})`.execute(trx);
        });
        await work.catch((error: Error & { code?: string }) => {
          if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
          throw new DatabaseError(
            `The database lacks the migration ${file.name}, which its user may not apply: set MIGRATION_DATABASE_URL to its owner's.`,
          );
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

/** Returns the migrations that have been applied to a database; none if it is empty. */
export async function appliedMigrations(db: QueryExecutorProvider): Promise<Applied[]> {
  const { rows: found } = await sql`select from pg_class
    where relnamespace = current_schema()::regnamespace and relname = 'schema_migration'`.execute(db);
  if (found.length === 0) return [];
  const { rows } = await sql<Applied>`
    select name, checksum from schema_migration order by name`.execute(db);
  return rows;
}

/** Reads the migrations of this build, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsDir)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrationsDir, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
