import { sql } from 'kysely';
import type { Database, Queryable } from '../db/database.ts';
import { appliedMigrations } from '../db/migrate.ts';
import { DatabaseError } from '../db/postgres.ts';
import { namedImages } from '../images/namedImages.ts';
import { inSnapshot } from '../inTransaction.ts';

/** Number of rows read from the database at a time. */
const BATCH = 1000;

/** Version of the format that {@link dump} writes. */
export const FORMAT = 1;

/** The header line of a section. */
export type Section =
  | { section: 'database'; format: number; takenAt: string; lines: number }
  | { section: 'images'; lines: number }
  | { section: 'table'; name: string; columns: string[]; lines: number }
  | { section: 'sequences'; lines: number };

/** A sequence and its last value: a line of the section `sequences`. */
export interface Sequence {
  name: string;
  value: number;
}

/** Last line of a complete dump. */
export const END = '{"section":"end"}';

/**
 * Dumps a consistent snapshot of a database. `receive` gets the lines of the dump: sections with one JSON text per
 * line, in the same format for PGlite and PostgreSQL. Tables, columns and sequences come from the catalog, so new
 * tables need no change here.
 */
export const dump = <T>(db: Database, receive: (lines: AsyncIterable<string>) => Promise<T>): Promise<T> =>
  inSnapshot(db, (trx) => receive(linesOf(trx)));

async function* linesOf(trx: Queryable): AsyncGenerator<string> {
  await sql`set local timezone = 'UTC'`.execute(trx);
  // The consumer of the lines may be slow, for example a database that checks foreign keys.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  const migrations = await appliedMigrations(trx);
  if (migrations.length === 0) throw new DatabaseError('The database is empty: no site has been started on it yet.');
  const takenAt = new Date().toISOString();
  yield* section({ section: 'database', format: FORMAT, takenAt, lines: migrations.length }, migrations);
  const named = new Set<string>();
  for await (const keys of namedImages(trx)) for (const key of keys) named.add(key);
  const images = [...named].sort();
  yield* section({ section: 'images', lines: images.length }, images);
  for (const table of await listTables(trx)) yield* linesOfTable(trx, table);
  const { rows } = await sql<Sequence>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(trx);
  yield* section({ section: 'sequences', lines: rows.length }, rows);
  yield END;
}

function* section(header: Section, values: unknown[]): Generator<string> {
  yield JSON.stringify(header);
  for (const value of values) yield JSON.stringify(value);
}

async function* linesOfTable(trx: Queryable, { name, columns }: Table): AsyncGenerator<string> {
  const { rows } = await sql<{ lines: number }>`select count(*) as lines from ${sql.table(name)}`.execute(trx);
  const { lines } = rows[0]!;
  yield JSON.stringify({ section: 'table', name, columns, lines } satisfies Section);
  if (lines === 0) return;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare dumped no scroll cursor for
    select row_to_json(r)::text as line from (select ${list} from ${sql.table(name)}) r`.execute(trx);
  for (let read = 0; read < lines; read += BATCH) {
    const batch = await sql<{ line: string }>`fetch forward ${sql.lit(BATCH)} from dumped`.execute(trx);
    for (const { line } of batch.rows) yield line;
  }
  await sql`close dumped`.execute(trx);
}

interface Table {
  name: string;
  /** The columns to write, without generated ones. */
  columns: string[];
}

/** Lists all tables except `schema_migration`: a restore applies the migrations itself. */
async function listTables(db: Queryable): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`.execute(db);
  return rows;
}
