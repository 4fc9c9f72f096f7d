import { sql, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Database } from '../db/database.ts';
import { appliedMigrations, migrate, readMigrations, type Applied } from '../db/migrate.ts';
import { DatabaseError } from '../db/postgres.ts';
import { inTransaction } from '../inTransaction.ts';
import { checkBooks, type Books } from '../points/books.ts';
import { FORMAT, type Section, type Sequence } from './dump.ts';
import { incomplete, SectionReader } from './sections.ts';

/** Limits of one insert statement: the total size of its rows in characters, and their number. */
const BATCH = { characters: 1024 * 1024, rows: 1000 };

export interface Loaded {
  takenAt: string;
  tables: number;
  rows: number;
  images: string[];
  books: Books;
}

/**
 * Loads a dump into a database without members. All rows are written in one transaction, so an interrupted load can be
 * repeated. Migrations that are newer than the dump are applied afterwards.
 * @param lines the lines of a {@link dump}
 * @throws DatabaseError if the database has members or newer migrations than the dump, or if the dump is incomplete or
 * from a newer build
 */
export async function load(db: Database, lines: AsyncIterable<string>): Promise<Loaded> {
  const reader = new SectionReader(lines);
  const { takenAt, migrations } = await readHeader(reader);
  await refuseUnknown(migrations);
  await prepare(db, migrations);
  const images: string[] = [];
  await reader.expect('images');
  for await (const line of reader.lines()) images.push(JSON.parse(line) as string);
  const { tables, rows } = await inTransaction(db, async (trx) => {
    const restoreRules = await suspendRules(trx);
    const written = await loadTables(trx, reader);
    await restoreRules();
    return written;
  });
  await migrate(db);
  await sql`analyze`.execute(db);
  return { takenAt, tables, rows, images, books: await checkBooks(db) };
}

async function readHeader(reader: SectionReader): Promise<{ takenAt: string; migrations: Applied[] }> {
  const { format, takenAt } = await reader.expect('database');
  if (format !== FORMAT) throw new DatabaseError(`The backup has format ${format}, which this build does not know.`);
  const migrations: Applied[] = [];
  for await (const line of reader.lines()) migrations.push(JSON.parse(line) as Applied);
  return { takenAt, migrations };
}

async function refuseUnknown(migrations: Applied[]): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations)
    if (known.get(name) !== checksum)
      throw new DatabaseError(
        known.has(name)
          ? `The backup has another version of the migration ${name}: use the build that made the backup.`
          : `The backup has the migration ${name}, which this build does not have: use a newer build.`,
      );
}

/** Migrates a database without members to the version of the dump. */
async function prepare(db: Database, migrations: Applied[]): Promise<void> {
  const names = new Set(migrations.map(({ name }) => name));
  const newer = (await appliedMigrations(db)).find(({ name }) => !names.has(name));
  await refuseMembers(db);
  if (newer)
    throw new DatabaseError(`The database has the migration ${newer.name}, which is newer: use an empty database.`);
  await migrate(db, names);
}

/**
 * Refuses to overwrite a database that is in use.
 * @throws DatabaseError if the database has members
 */
export async function refuseMembers(db: Database): Promise<void> {
  if ((await appliedMigrations(db)).length === 0) return;
  const members = await db.selectFrom('app_user').select('id').limit(1).execute();
  if (members.length > 0) throw new DatabaseError('The database already has members: use an empty database.');
}

/**
 * Empties all tables and suspends their triggers and foreign keys, so that tables can be written in any order and
 * tallies aren't counted twice.
 * @returns a function that restores them and checks the foreign keys
 */
async function suspendRules(trx: Transaction<DB>): Promise<() => Promise<void>> {
  const { rows: tables } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migration'
  `.execute(trx);
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where connamespace = current_schema()::regnamespace and contype = 'f' and conparentid = 0`.execute(trx);
  const runAll = async (statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  };
  await runAll([
    // Disables triggers first, because those of the snapshot tables refuse to truncate them.
    ...tables.map(({ name }) => `alter table ${name} disable trigger user`),
    `truncate ${tables.map(({ name }) => name).join(', ')}`,
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
  ]);
  return () =>
    runAll([
      ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ]);
}

async function loadTables(trx: Transaction<DB>, reader: SectionReader): Promise<{ tables: number; rows: number }> {
  const written = { tables: 0, rows: 0 };
  for (;;) {
    const header = await reader.next();
    if (header?.section !== 'table') {
      await loadSequences(trx, reader, header);
      return written;
    }
    await loadTable(trx, reader, header);
    written.tables += 1;
    written.rows += header.lines;
  }
}

async function loadTable(
  trx: Transaction<DB>,
  reader: SectionReader,
  { name, columns }: Section & { section: 'table' },
) {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const insert = async (rows: string[]) => {
    await sql`insert into ${sql.table(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::json)`.execute(
      trx,
    );
  };
  let batch: string[] = [];
  let size = 0;
  for await (const line of reader.lines()) {
    batch.push(line);
    size += line.length;
    if (size < BATCH.characters && batch.length < BATCH.rows) continue;
    await insert(batch);
    batch = [];
    size = 0;
  }
  if (batch.length > 0) await insert(batch);
}

async function loadSequences(trx: Transaction<DB>, reader: SectionReader, header: Section | undefined): Promise<void> {
  if (header?.section !== 'sequences') throw incomplete();
  for await (const line of reader.lines()) {
    const { name, value } = JSON.parse(line) as Sequence;
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint)`.execute(trx);
  }
  if ((await reader.next()) !== undefined) throw incomplete();
}
