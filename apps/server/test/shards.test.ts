import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_SHARDS, HISTOGRAM_SHARDS, SUM_SHARDS, TALLY_SHARDS } from '../src/db/shards.ts';
import { packageRoot } from '../src/paths.ts';
import { createTestDatabase } from './harness.ts';

const migrations = join(packageRoot, 'src/db/migrations');

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Returns the distinct divisors of the `mod` calls in a text with SQL. */
const shardsIn = (text: string) => [
  ...new Set([...text.matchAll(/\bmod\([^,]+, (?:\()?(\d+)/g)].map(([, divisor]) => Number(divisor))),
];

/** Returns the last migration statement that fills a table by shard. */
async function lastFill(table: string): Promise<string> {
  const texts = await Promise.all(
    (await readdir(migrations)).sort().map((name) => readFile(join(migrations, name), 'utf8')),
  );
  const fills = texts
    .join('\n')
    .split(';')
    .filter((statement) => statement.includes(`insert into ${table} `) && statement.includes('mod('));
  return fills.at(-1)!;
}

it('the indexes by shard have the shards of the days', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname in ('point_day_by_shard', 'app_user_by_shard')`.execute(
    database.db,
  );
  expect(rows.map(({ indexdef }) => shardsIn(indexdef))).toEqual([[DAY_SHARDS], [DAY_SHARDS]]);
});

it('the triggers of the tallies use their shards', async () => {
  const { rows } = await sql<{ prosrc: string }>`select prosrc from pg_proc where proname = 'tallied'`.execute(
    database.db,
  );
  expect(rows.map(({ prosrc }) => shardsIn(prosrc))).toEqual(Array(4).fill([TALLY_SHARDS]));
});

it.each([
  ['point_histogram', HISTOGRAM_SHARDS],
  ['point_sum', SUM_SHARDS],
])('%s was last filled with the shards that the code uses', async (table, shards) => {
  expect(shardsIn(await lastFill(table))).toEqual([shards]);
});
