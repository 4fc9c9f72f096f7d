import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listBoard } from '../src/leaderboards/boards.ts';
import { maintain } from '../src/maintenance.ts';
import { appendPointEntry } from '../src/points/ledger.ts';
import { createTestApp, useTestApp, type TestApp } from './harness.ts';
import { addProject, createQuest, expectBooksBalance } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
let admin: { id: number; token: string };
const ids = new Map<string, { id: number; token: string }>();

/** Ann and Bo have 300 points, Cy 200 and Di 100, 60 of them from a quest. Ed is disqualified, and Flo has none. */
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('admin', { name: 'Admin', role: 'Admin' });
  for (const name of ['ann', 'bo', 'cy', 'di', 'ed', 'flo']) ids.set(name, await test.member(name, { flag: 'TR' }));
  await add('ann', 300);
  await add('bo', 300);
  await add('cy', 200);
  await add('di', 40);
  await add('ed', 900);
  const quest = await createQuest(test, admin.token, { points: 60 });
  await test.call('POST', `/api/quests/forceVerify?userId=${member('di').id}&challengeId=${quest}`, {
    token: admin.token,
  });
  await test.call('POST', `/api/admin/user/disqualify?userId=${member('ed').id}`, {
    token: admin.token,
    json: { reason: 'Cheating' },
  });
});
afterAll(() => test.close());

const member = (name: string) => ids.get(name)!;
const add = (name: string, points: number) =>
  test.call('POST', '/api/admin/user/points/update', { token: admin.token, json: { userId: member(name).id, points } });
const board = (query = '') => test.call('GET', `/api/user/leaderboard/topusers${query}`);
const asAdmin = async (path: string) =>
  (await test.call('GET', `/api/admin/leaderboard/${path}`, { token: admin.token })).body;
const ranks = ({ users }: { users: { name: string; rank: number; points: number }[] }) =>
  users.map(({ name, rank, points }) => [rank, name, points]);

describe('a leaderboard', () => {
  it('ranks by points, shares ranks, and omits members without points or disqualified', async () => {
    const { body } = await board();
    expect(ranks(body)).toEqual([
      [1, 'bo', 300],
      [1, 'ann', 300],
      [3, 'cy', 200],
      [4, 'di', 100],
    ]);
    expect(body.metadata.totalItems).toBe(4);
    expect(body.users[0]).toMatchObject({ flag: 'TR', interests: [], username: 'bo' });
    expect(ranks((await test.call('GET', '/api/user/leaderboard/top11')).body)).toEqual(ranks(body));
  });

  it('is the same by pages and by cursor', async () => {
    const all = ranks((await board()).body);
    const pages = [];
    for (const page of [0, 1, 2]) pages.push(...ranks((await board(`?page=${page}&limit=2`)).body));
    expect(pages).toEqual(all);
    const byCursor = [];
    for (let cursor = ''; ;) {
      const { body } = await board(`?limit=1${cursor && `&cursor=${cursor}`}`);
      byCursor.push(...ranks(body));
      if (!body.nextCursor) break;
      cursor = body.nextCursor as string;
    }
    expect(byCursor).toEqual(all);
  });

  it('limits page numbers, and rejects invalid cursors', async () => {
    expect((await board('?page=101&limit=100')).body.errors).toMatchObject([{ path: '/query/page' }]);
    expect((await board('?cursor=bm9uc2Vuc2U')).body.errors).toMatchObject([{ path: '/query/cursor' }]);
    expect((await board('?board=fame')).status).toBe(400);
    expect((await test.call('GET', '/api/user/leaderboard/top11?board=fame')).status).toBe(400);
  });

  it('of quests sums quests alone', async () => {
    expect(ranks((await board('?board=quests')).body)).toEqual([[1, 'di', 60]]);
    expect(ranks((await board('?board=quiz')).body)).toEqual([]);
  });

  it('tells members their rank', async () => {
    const rank = async (name: string, query = '') =>
      (await test.call('GET', `/api/user/leaderboard/me${query}`, { token: member(name).token })).body;
    expect(await rank('ann')).toEqual({ rank: 1, points: 300, members: 4 });
    expect(await rank('cy')).toEqual({ rank: 3, points: 200, members: 4 });
    expect(await rank('di', '?board=quests')).toEqual({ rank: 1, points: 60, members: 1 });
    expect(await rank('ed')).toEqual({ rank: null, points: 0, members: 4 });
    expect(await rank('flo')).toEqual({ rank: null, points: 0, members: 4 });
    const wrong = await test.call('GET', '/api/user/leaderboard/me?board=fame', { token: admin.token });
    expect(wrong.status).toBe(400);
  });
});

it('ranks are right on either side of each step in which members are counted', async () => {
  const own = await useTestApp();
  const edges = [16, 256, 4096, 65_536, 1_000_000].flatMap((edge) => [edge - 1, edge, edge, edge + 1]);
  const people: { token: string; points: number }[] = [];
  for (const points of [1, ...edges]) {
    const { id, token } = await own.member(`m${people.length}`);
    const entry = { userId: id, key: 'much', kind: 'adjustment', delta: points, reason: 'test' } as const;
    await own.db.transaction().execute((trx) => appendPointEntry(trx, entry, own.clock()));
    people.push({ token, points });
  }
  const rankOf = (points: number) => 1 + people.filter((other) => other.points > points).length;
  for (const { token, points } of people)
    expect((await own.call('GET', '/api/user/leaderboard/me', { token })).body).toEqual({
      rank: rankOf(points),
      points,
      members: people.length,
    });
  for (let page = 0; page < people.length; page += 1) {
    const { body } = await own.call('GET', `/api/user/leaderboard/topusers?page=${page}&limit=1`);
    expect(body.users).toMatchObject([{ rank: rankOf(body.users[0].points) }]);
  }
});

it.skipIf(inject('databaseUrl') === undefined)(
  'all pages of a board have one plan, which is kept (PostgreSQL alone prepares statements)',
  async () => {
    const own = await useTestApp({ databasePrepare: true });
    await sql`insert into app_user (name, username, total_points, created_at)
      select 'm' || n, 'm' || n, n, now() from generate_series(1, 5000) n`.execute(own.db);
    await sql`analyze app_user`.execute(own.db);
    await own.db.connection().execute(async (connection) => {
      for (let page = 0; page < 8; page += 1) await listBoard(connection, { board: 'all', page, limit: 20 });
      const { rows } = await sql`
        select generic_plans from pg_prepared_statements where statement like '%json_build_object%'`.execute(
        connection,
      );
      // PostgreSQL plans the first five runs individually, to compare costs. Only the other three use the generic plan.
      expect(rows).toEqual([{ generic_plans: 3 }]);
    });
  },
);

describe('an admin', () => {
  it('sees the same ranks with more details', async () => {
    for (const path of ['top10', 'topusers/v2', 'top10/v2']) {
      const body = await asAdmin(path);
      expect(ranks(body)).toEqual(ranks((await board()).body));
      expect(body.users[3]).toMatchObject({ isDegen: false, completedQuests: 1 });
    }
    expect((await asAdmin('topusers/v2?page=1&limit=3')).users).toHaveLength(1);
    expect((await asAdmin('topusers/v2?limit=0')).code).toBe('validation-failed');
  });

  it.each(['', '&filterType=quest'])('finds a member by wallet or id%s', async (more) => {
    const { id } = member('di');
    const wallet = `0x${'aB'.repeat(20)}`;
    await test.db.deleteFrom('wallet').where('user_id', '=', id).execute();
    await test.db.deleteFrom('wallet_of_member').where('user_id', '=', id).execute();
    const linked = { transaction_hash: '0x1', linked_at: new Date() };
    await test.db
      .insertInto('wallet')
      .values({ address: wallet.toLowerCase(), user_id: id, ...linked })
      .execute();
    await test.db.insertInto('wallet_of_member').values({ address: wallet.toLowerCase(), user_id: id }).execute();
    const found = async (term: string) =>
      ranks(await asAdmin(`top10/v2?searchTerm=${term}${more}`)).map(([, name]) => name);
    expect(await found(wallet)).toEqual(['di']);
    expect(await found(String(id))).toEqual(['di']);
    expect(await found(`0x${'00'.repeat(20)}`)).toEqual([]);
    expect(await found('9'.repeat(15))).toEqual([]);
    expect(await found('9'.repeat(40))).toEqual([]);
  });

  it('filters by name, degen mark and kind, and sorts by other columns', async () => {
    expect(ranks(await asAdmin('top10/v2?searchTerm=C%59'))).toEqual([[3, 'cy', 200]]);
    expect(ranks(await asAdmin('top10/v2?searchTerm=%25'))).toEqual([]);
    expect(ranks(await asAdmin('top10/v2?filterType=quest'))).toEqual([[1, 'di', 60]]);
    await test.call('POST', '/api/admin/user/degen', {
      token: admin.token,
      json: { userId: member('di').id, isDegen: true },
    });
    expect(ranks(await asAdmin('top10/v2?is_degen=true'))).toEqual([[4, 'di', 100]]);
    expect((await asAdmin('top10/v2?is_degen=false')).users).toHaveLength(3);
    const names = async (sortBy: string) =>
      (await asAdmin(`top10/v2?sortBy=${sortBy}`)).users.map(({ name }: { name: string }) => name);
    expect(await names('name')).toEqual(['ann', 'bo', 'cy', 'di']);
    for (const order of ['name', 'points', 'points&filterType=adjustment', 'completedQuests', 'createdAt']) {
      const ascending = await names(`${order}&sortOrder=ascending`);
      expect(ascending.length).toBeGreaterThan(2);
      expect(await names(`${order}&sortOrder=descending`)).toEqual(ascending.reverse());
    }
    expect((await names('completedQuests'))[0]).toBe('di');
    expect(await names('createdAt')).toHaveLength(4);
    expect((await asAdmin('top10/v2?startDate=yesterday')).code).toBe('validation-failed');
  });

  it('sees the points earned in a period', async () => {
    const first = test.clock().toISOString().slice(0, 10);
    test.advance(10 * DAY);
    admin.token = await test.signInAgain(admin.id);
    await maintain(test);
    const today = test.clock().toISOString().slice(0, 10);
    await add('cy', 25);
    expect(ranks(await asAdmin(`top10/v2?startDate=${today}&endDate=${today}`))).toEqual([[1, 'cy', 25]]);
    expect(ranks(await asAdmin(`top10/v2?endDate=${first}`))).toHaveLength(4);
    expect(ranks((await board('?board=week')).body)).toEqual([[1, 'cy', 25]]);
    expect(ranks((await board('?board=month')).body)[2]).toEqual([3, 'cy', 225]);
    expect(await asAdmin('summary')).toMatchObject({
      members: 6,
      earners: 4,
      degens: 1,
      points: 925,
      kinds: [
        { kind: 'adjustment', points: 865, members: 4 },
        { kind: 'quest', points: 60, members: 1 },
      ],
    });
    expect(await asAdmin(`summary/v2?startDate=${today}&filterType=adjustment`)).toMatchObject({
      earners: 1,
      points: 25,
    });
    expect((await asAdmin('summary/v2?filterType=luck')).code).toBe('validation-failed');
    await expectBooksBalance(test);
  });
});

it('an admin who looks for a name sees who of the board has it, with the same rank', async () => {
  const own = await useTestApp();
  const { token } = await own.member('boss', { role: 'Admin' });
  const get = async (query: string) =>
    (await own.call('GET', `/api/admin/leaderboard/top10/v2?${query}`, { token })).body;
  for (const [n, name] of ['nova', 'stella', 'novum', 'supernova'].entries()) {
    const { id } = await own.member(name);
    const entry = { userId: id, key: name, delta: 40 - n, reason: 'test' };
    const kind = n % 2 === 0 ? 'quest' : 'adjustment';
    await own.db.transaction().execute((trx) => appendPointEntry(trx, { ...entry, kind }, own.clock()));
    if (name !== 'novum')
      await own.call('POST', '/api/admin/user/degen', { token, json: { userId: id, isDegen: true } });
    own.advance(60_000);
  }
  const today = own.clock().toISOString().slice(0, 10);
  for (const window of ['', '&filterType=quest', `&startDate=${today}`])
    for (const degens of ['', '&is_degen=true'])
      for (const order of ['', '&sortOrder=ascending', '&sortBy=name', '&sortBy=createdAt']) {
        const query = window + degens + order;
        const all = await get(`limit=10${query}`);
        for (const [term, is] of [
          ['NOV', /nov/],
          ['Supernova super', /^supernova$/],
        ] as const) {
          const those = all.users.filter(({ name }: { name: string }) => is.test(name));
          const found = await get(`limit=10&searchTerm=${term}${query}`);
          expect([query, found.users, found.metadata.totalItems]).toEqual([query, those, those.length]);
          const second = await get(`limit=1&page=1&searchTerm=${term}${query}`);
          expect([query, second.users, second.metadata.totalItems]).toEqual([query, those.slice(1, 2), those.length]);
        }
      }
});

it('the points of any window are the sum of its entries', async () => {
  const own = await useTestApp();
  const start = own.clock().getTime();
  const people: number[] = [];
  for (let n = 0; n < 12; n++) people.push((await own.member(`m${n}`)).id);
  const kinds = ['gm', 'quest', 'quiz', 'adjustment'] as const;
  const entries: { userId: number; kind: (typeof kinds)[number]; delta: number; day: number }[] = [];
  for (let n = 0; n < 160; n++) {
    // Some members end up with few points, some below zero, and some earn only on some days.
    let userId = people[(n * 7 + (n >> 3)) % people.length]!;
    const kind = kinds[(n >> 1) % kinds.length]!;
    const loses = kind === 'adjustment' && people.indexOf(userId) % 3 > 0;
    let delta = loses ? -((n * 13) % 90) : 1 + ((n * 29) % 60);
    // One member rises high, and then falls.
    if (n === 20 || n === 134) [userId, delta] = [people[1]!, n === 20 ? 900 : -890];
    if (n % 4 === 0) own.advance(DAY);
    // Maintenance sums up completed days, some of them late. The last days are not summed up yet.
    if ([50, 51, 90, 150].includes(n)) await maintain(own);
    const day = Math.floor((own.clock().getTime() - start) / DAY);
    entries.push({ userId, kind, delta, day });
    await own.db
      .transaction()
      .execute((trx) => appendPointEntry(trx, { userId, key: `${n}`, kind, delta, reason: 'test' }, own.clock()));
  }
  // Creates the admin only now, because an earlier session would have expired.
  const boss = await own.member('boss', { role: 'Admin' });
  const out = people[5]!;
  await own.call('POST', `/api/admin/user/disqualify?userId=${out}`, {
    token: boss.token,
    json: { reason: 'Cheating' },
  });

  const total = (of: typeof entries) => of.reduce((sum, { delta }) => sum + delta, 0);
  const date = (day: number) => new Date(start + day * DAY).toISOString().slice(0, 10);
  for (const [index, [from, to]] of [
    [0, 99],
    [1, 40],
    [3, 39],
    [0, 12],
    [10, 31],
    [5, 36],
    [17, 17],
    [30, 2],
    [undefined, 35],
    [4, undefined],
  ].entries())
    for (const filterType of ['all', kinds[index % kinds.length]!]) {
      const counted = entries.filter(
        ({ userId, kind, day }) =>
          userId !== out && day >= (from ?? 0) && day <= (to ?? 99) && (filterType === 'all' || kind === filterType),
      );
      const sums = new Map<number, number>();
      for (const { userId, delta } of counted) sums.set(userId, (sums.get(userId) ?? 0) + delta);
      const ordered = [...sums].filter(([, sum]) => sum > 0).sort(([a, x], [b, y]) => y - x || b - a);

      const query = new URLSearchParams({ filterType, limit: '100' });
      if (from !== undefined) query.set('startDate', date(from));
      if (to !== undefined) query.set('endDate', date(to));
      const get = async (path: string) =>
        (await own.call('GET', `/api/admin/leaderboard/${path}?${query}`, { token: boss.token })).body;
      const window = `${from} to ${to} of ${filterType}`;
      const { users, metadata } = await get('top10/v2');
      expect([window, users.map(({ id, points }: { id: number; points: number }) => [id, points])]).toEqual([
        window,
        ordered,
      ]);
      expect([window, metadata.totalItems]).toEqual([window, ordered.length]);
      // Small pages are found among the members with the highest totals.
      if (filterType === 'all') {
        const page = (from ?? 0) % 2;
        query.set('limit', '3');
        query.set('page', `${page}`);
        const few = await get('top10/v2');
        const expected = ordered
          .slice(3 * page, 3 * page + 3)
          .map(([id, points]) => [1 + ordered.filter(([, more]) => more > points).length, id, points]);
        const seen = few.users.map((user: { rank: number; id: number; points: number }) => [
          user.rank,
          user.id,
          user.points,
        ]);
        expect([window, page, seen, few.metadata.totalItems]).toEqual([window, page, expected, ordered.length]);
      }
      const ofKinds = kinds.map((kind) => {
        const ofKind = counted.filter((entry) => entry.kind === kind);
        return { kind, points: total(ofKind), members: new Set(ofKind.map(({ userId }) => userId)).size };
      });
      expect([window, await get('summary/v2')]).toMatchObject([
        window,
        {
          earners: sums.size,
          points: total(counted),
          kinds: ofKinds
            .filter(({ members }) => members > 0)
            .sort((a, b) => b.points - a.points || (a.kind < b.kind ? -1 : 1)),
        },
      ]);
    }
  await expectBooksBalance(own);
});

it('members see their activity, latest first', async () => {
  const { id: uid, token } = await test.member('busy');
  const projectId = await addProject(test, token, 'Busy work');
  test.advance(1000);
  await test.call('POST', '/upvote', { token, json: { uid, projectId } });
  test.advance(1000);
  await test.call('POST', '/comment', { token, json: { userId: uid, projectId, comment: 'First.' } });
  test.advance(1000);
  await test.call('POST', '/api/claimBonusPoint', { token });
  const { body } = await test.call('GET', '/api/user/activity?itemsPerPage=3', { token });
  expect(body.activities).toMatchObject([
    { kind: 'points', cause: 'gm', points: 50, projectId: null },
    { kind: 'comment', cause: null, title: 'Busy work', points: null, projectId },
    { kind: 'upvote', projectId },
  ]);
  expect(body.metadata.totalItems).toBe(4);
  expect((await test.call('GET', '/api/user/activity?page=-1', { token })).status).toBe(400);
});
