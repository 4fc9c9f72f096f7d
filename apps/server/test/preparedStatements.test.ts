import { CompiledQuery, sql, type Kysely, type Transaction } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { DB } from '../generated/db.js';
import { withRetry } from '../src/db/withRetry.ts';
import { createTestDatabase } from './harness.ts';

/** More connections, and more statements, than a transaction has attempts. */
const MANY = 8;

const after = { id: 1, note: 'later' };

/** Reads a row with all its columns, as the server does with `select *`, by one of several statements. */
async function read(db: Kysely<DB> | Transaction<DB>, n: number) {
  const { rows } = await db.executeQuery(CompiledQuery.raw(`select * from visit where id = $1 -- ${n}`, [1]));
  return rows[0];
}

const all = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: MANY }, (_, n) => work(n)));

/** Prepares all statements on several connections, and adds a column to their table. */
async function useChangedTable() {
  const { db, drop } = await createTestDatabase(true);
  onTestFinished(drop);
  await sql`create table visit (id integer)`.execute(db);
  await sql`insert into visit values (1)`.execute(db);
  await all(() =>
    db.connection().execute(async (connection) => {
      for (let n = 0; n < MANY; n += 1) await read(connection, n);
    }),
  );
  await sql`alter table visit add note text default 'later'`.execute(db);
  return db;
}

it('prepared statements are prepared anew after a migration has changed their columns', async () => {
  const db = await useChangedTable();
  expect(await all((n) => read(db, n))).toEqual(Array.from({ length: MANY }, () => after));
});

it('transactions are retried if a migration has changed the columns of their prepared statements', async () => {
  const db = await useChangedTable();
  const inOne = async (trx: Transaction<DB>) => {
    const rows: unknown[] = [];
    for (let n = 0; n < MANY; n += 1) rows.push(await read(trx, n));
    return rows;
  };
  const found = await all(() => withRetry(db, inOne));
  expect(found.flat()).toEqual(Array.from({ length: MANY ** 2 }, () => after));
});
