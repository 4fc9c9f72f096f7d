import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

/** A row with some of a table's columns. Times and dates may be strings. */
type Row<T extends keyof DB> = { [column in keyof Insertable<DB[T]>]?: unknown };

/** A transaction whose type allows tables with columns that aren't known in advance. */
type Untyped = Transaction<Record<string, Record<string, unknown>>>;

/**
 * Inserts many rows with the same columns. The rows are passed as one parameter, because the number of parameters per
 * statement is limited.
 * @param returning columns of the new rows to return
 */
export async function insertRows<T extends keyof DB, Column extends keyof Selectable<DB[T]> & string = never>(
  trx: Transaction<DB>,
  table: T,
  rows: readonly Row<T>[],
  returning: readonly Column[] = [],
): Promise<Pick<Selectable<DB[T]>, Column>[]> {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0]!);
  const source = sql<
    Record<string, unknown>
  >`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  const insert = (trx as unknown as Untyped)
    .insertInto(table)
    .columns(columns)
    .expression((eb) => eb.selectFrom(source.as('r')).select(columns));
  if (returning.length === 0) {
    await insert.execute();
    return [];
  }
  return (await insert.returning([...returning]).execute()) as Pick<Selectable<DB[T]>, Column>[];
}
