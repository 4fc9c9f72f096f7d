import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { listAdminPage, type AdminBoard } from '../src/leaderboards/adminBoard.sql.ts';
import { listAdminBoard } from '../src/leaderboards/adminBoards.ts';
import type { Path } from '../src/leaderboards/adminSources.sql.ts';
import { sanction } from '../src/sanctions/sanctions.ts';
import { appendPointEntries, type PointEntry } from '../src/points/ledger.ts';
import { fillDatabase } from './filled.ts';
import { createTestApp, createTestDatabase, type TestApp } from './harness.ts';
import { expectBooksBalance } from './people.ts';

const kinds = ['gm', 'quest', 'referral', 'quiz', 'streak', 'submission', 'adjustment'] as const;

interface Page {
  users: { rank: number; id: number; points: number }[];
  metadata: { totalItems: number };
}

/** Creates a seeded random number generator. @returns a function that returns an integer from 0 to `below` - 1 */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('an admin’s board of all time', () => {
  let test: TestApp;
  const random = randomNumbers(7);

  beforeAll(async () => {
    test = await createTestApp();
    const { rows: people } = await sql<{ id: number }>`
      insert into app_user (name, username, is_degen, completed_quests, created_at)
      select (array['Ann', 'ann', 'Bo', 'Cy', 'Di'])[1 + n % 5] || ' ' || n / 9, 'm' || n, n % 4 = 0, n * 7 % 5,
        ${test.clock()}::timestamptz + interval '1 minute' * (n * 31 % 40)
      from generate_series(1, 90) n returning id`.execute(test.db);
    const entries = (n: number): PointEntry[] =>
      Array.from({ length: 60 }, (_, part) => {
        const kind = kinds[random(kinds.length)]!;
        // A few different sizes, so that many members share a rank. Large ones cross the histogram's bucket boundaries.
        const size = [10, 20, 300, 5000, 70_000][random(5)]! * (1 + random(2));
        const loses = kind === 'adjustment' ? random(2) > 0 : random(6) === 0;
        return {
          userId: people[random(people.length)]!.id,
          key: `${n} ${part}`,
          kind,
          delta: loses ? -size : size,
          reason: 'test',
        };
      });
    for (let n = 0; n < 12; n += 1) {
      await test.db.transaction().execute((trx) => appendPointEntries(trx, entries(n), test.clock()));
      const actor = { id: people[0]!.id, role: 'Admin', isFresh: true } as const;
      const impose = (kind: 'disqualify' | 'reinstate', index: number) =>
        test.db
          .transaction()
          .execute((trx) => sanction(trx, { userId: people[index]!.id, kind, reason: 'test' }, actor, test.clock()));
      if (n % 3 === 2) await impose('disqualify', 5 + n * 7);
      // Reinstates one of the disqualified members.
      if (n === 9) await impose('reinstate', 5 + 5 * 7);
    }
  });
  afterAll(() => test.close());

  /** Computes the board with a simple query over all entries. */
  async function plainBoard(kind: string) {
    const { rows } = await sql<{
      id: number;
      name: string;
      username: string;
      isDegen: boolean;
      completedQuests: number;
      createdAt: Date;
      points: number;
      rank: number;
    }>`
      select u.id, lower(u.name) as name, u.username, u.is_degen as "isDegen", u.completed_quests as "completedQuests",
        u.created_at as "createdAt", sum(e.delta)::bigint as points, rank() over (order by sum(e.delta) desc) as rank
      from point_entry e join app_user u on u.id = e.user_id
      where u.disqualified_at is null and (${kind} = 'all' or e.kind = ${kind})
      group by u.id having sum(e.delta) > 0`.execute(test.db);
    return rows;
  }

  const compare = (one: string | number | Date, other: string | number | Date) =>
    one < other ? -1 : one > other ? 1 : 0;

  it('keeps balanced books', () => expectBooksBalance(test));

  it.each(['all', ...kinds])('shows the same as a plain query over all entries: %s', async (filterType) => {
    const everyone = await plainBoard(filterType);
    expect(everyone.length).toBeGreaterThan(10);
    for (const sortBy of ['points', 'name', 'completedQuests', 'createdAt'] as const)
      for (const sortOrder of ['ascending', 'descending'] as const)
        for (const more of [{}, { searchTerm: 'NN' }, { isDegen: true }, { isDegen: false }]) {
          const filter = { filterType, sortBy, sortOrder, ...more } satisfies Partial<AdminBoard>;
          const { searchTerm, isDegen } = more as Partial<AdminBoard>;
          const expected = everyone
            .filter(({ name, username }) => !searchTerm || `${name} ${username}`.includes(searchTerm.toLowerCase()))
            .filter((member) => isDegen === undefined || member.isDegen === isDegen)
            .sort((a, b) => compare(a[sortBy], b[sortBy]) || a.id - b.id);
          if (sortOrder === 'descending') expected.reverse();
          const paths: (Path | undefined)[] = [undefined];
          if (filterType !== 'all' && isDegen === undefined) paths.push('boardOfKind');
          for (const path of paths)
            for (const [page, limit] of [
              [0, 100],
              [1, 7],
              [3, 4],
            ] as const) {
              const board = { ...filter, page, limit };
              const { text } = path
                ? await listAdminPage(test.db, board, path, 1)
                : await listAdminBoard(test.db, board);
              const { users, metadata } = JSON.parse(text) as Page;
              const seen = users.map(({ rank, id, points }) => ({ rank, id, points }));
              const wanted = expected.slice(page * limit, (page + 1) * limit);
              expect({ board, path, seen, total: metadata.totalItems }).toEqual({
                board,
                path,
                seen: wanted.map(({ rank, id, points }) => ({ rank, id, points })),
                total: expected.length,
              });
            }
        }
  });
});

describe.skipIf(inject('databaseUrl') === undefined)('the rows that an admin’s board reads', () => {
  const sizes = [1000, 10_000];
  const databases: { db: Database; drop(): Promise<void> }[] = [];
  let run: { sql: string; parameters: readonly unknown[] }[] = [];

  beforeAll(async () => {
    for (const members of sizes) {
      const database = await createTestDatabase(false, ({ query }) => void run.push(query));
      databases.push(database);
      await fillDatabase(database.db, { members, entries: 10 * members, projects: 1, thread: 1 });
    }
  }, 120_000);
  afterAll(() => Promise.all(databases.map(({ drop }) => drop())));

  interface Node {
    'Node Type': string;
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Node[];
  }

  /** Counts the rows read by all table and index scans in a plan. */
  const rowsIn = (node: Node): number =>
    (/^(Seq|Index|Index Only|Bitmap Index) Scan$/.test(node['Node Type'])
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0) + (node.Plans ?? []).reduce((sum, child) => sum + rowsIn(child), 0);

  async function rowsRead(db: Database, filter: Partial<AdminBoard>, path: Path): Promise<number> {
    run = [];
    await listAdminPage(db, { page: 1, limit: 10, filterType: 'all', sortBy: 'points', ...filter }, path, 1);
    const [statement] = run;
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      CompiledQuery.raw(`explain (analyze, timing off, format json) ${statement!.sql}`, [...statement!.parameters]),
    );
    return rowsIn(rows[0]!['QUERY PLAN'][0].Plan);
  }

  it.each<[string, Partial<AdminBoard>, Path]>([
    ['of all points', {}, 'totals'],
    ['of all points by name', { sortBy: 'name' }, 'totals'],
    ['of degens', { isDegen: true }, 'totals'],
    ['of gm', { filterType: 'gm' }, 'boardOfKind'],
    ['of gm, the last first', { filterType: 'gm', sortOrder: 'ascending' }, 'boardOfKind'],
    ['of gm by name', { filterType: 'gm', sortBy: 'name' }, 'boardOfKind'],
    ['of quests', { filterType: 'quest' }, 'boardOfKind'],
    ['of submissions by date', { filterType: 'submission', sortBy: 'createdAt' }, 'boardOfKind'],
  ])('hardly grow with ten times as many members: %s', async (_what, filter, path) => {
    const [few, many] = [
      await rowsRead(databases[0]!.db, filter, path),
      await rowsRead(databases[1]!.db, filter, path),
    ];
    expect(many).toBeLessThan(2 * few);
  });
});
