import { expect, it, onTestFinished } from 'vitest';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { withRetry } from '../src/db/withRetry.ts';
import { createTestDatabase } from './harness.ts';

/** Reads a row with all its columns, as the server does with `select *`. */
const read = (db: Kysely<never> | Database) => sql`select * from visit where id = ${1}`.execute(db as Kysely<never>);

async function useVisits() {
  const { db, drop } = await createTestDatabase(true);
  onTestFinished(drop);
  await sql`create table visit (id integer)`.execute(db);
  await sql`insert into visit values (1)`.execute(db);
  await read(db);
  return db;
}

it('a prepared statement is prepared anew after a migration has changed its columns', async () => {
  const db = await useVisits();
  await sql`alter table visit add note text default 'later'`.execute(db);
  expect((await read(db)).rows).toEqual([{ id: 1, note: 'later' }]);
});

it('a transaction is retried if a migration has changed the columns of its prepared statement', async () => {
  const db = await useVisits();
  await sql`alter table visit add note text default 'later'`.execute(db);
  const { rows } = await withRetry(db, (trx) => read(trx));
  expect(rows).toEqual([{ id: 1, note: 'later' }]);
});
