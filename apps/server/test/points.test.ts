import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { maintain } from '../src/maintenance.ts';
import { TALLY_SHARDS } from '../src/db/shards.ts';
import { checkBooks } from '../src/points/books.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { AT_ONCE, expectBooksBalance, fire, pointsOf } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
let admin: { id: number; token: string };
let members = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('admin', { name: 'Ada Admin', role: 'Admin' });
});
afterEach(() => expectBooksBalance(test));
afterAll(() => test.close());

const newMember = () => test.member(`member-${++members}`);
/** Signs the admin in again: adjustments require a recent sign-in, and the tests advance the clock by days. */
const freshToken = () => test.signInAgain(admin.id);
const add = async (userId: number, points: number, headers?: Record<string, string>) =>
  test.call('POST', '/api/admin/user/points/update', {
    token: await freshToken(),
    json: { userId, points },
    ...(headers && { headers }),
  });
const set = async (userId: number, points: number, expected?: number) =>
  test.call('POST', '/api/admin/points/update-admin', {
    token: await freshToken(),
    json: { userId, points, expected },
  });
const disqualify = (userId: number) =>
  test.call('POST', `/api/admin/user/disqualify?userId=${userId}`, {
    token: admin.token,
    json: { reason: 'Cheating' },
  });
const claim = (token: string) => test.call('POST', '/api/claimBonusPoint', { token });

describe('the history of points', () => {
  it('names cause and actor, newest first', async () => {
    const member = await newMember();
    await claim(member.token);
    test.advance(1000);
    await add(member.id, -20);
    const { body } = await test.call('GET', '/api/user/points', { token: member.token });
    expect(body).toMatchObject({ totalPoints: 30, metadata: { totalItems: 2, totalPages: 1 } });
    expect(body.entries).toMatchObject([
      { kind: 'adjustment', points: -20, actor: { id: admin.id, name: 'Ada Admin' } },
      { kind: 'gm', points: 50, actor: null },
    ]);
    const seen = await test.call('GET', `/api/admin/users/${member.id}/points`, { token: admin.token });
    // Only admins see the audit log entry behind a ledger entry.
    const [byAdmin, ...earned] = body.entries;
    expect(seen.body).toEqual({ ...body, entries: [{ ...byAdmin, auditId: expect.any(Number) }, ...earned] });
  });

  it('comes in pages', async () => {
    const member = await newMember();
    for (const points of [1, 2, 3]) {
      test.advance(1000);
      await add(member.id, points);
    }
    const page = async (n: number) =>
      (await test.call('GET', `/api/user/points?page=${n}&itemsPerPage=2`, { token: member.token })).body;
    const of = ({ entries }: { entries: { points: number }[] }) => entries.map(({ points }) => points);
    expect([of(await page(0)), of(await page(1)), of(await page(2))]).toEqual([[3, 2], [1], []]);
    expect((await page(1)).metadata).toEqual({
      totalPages: 2,
      currentPage: 1,
      startIndex: 2,
      endIndex: 3,
      totalItems: 3,
    });
  });

  it.each(['page=-1', 'itemsPerPage=0', 'itemsPerPage=101', 'page=x'])('has no page %s', async (query) => {
    const { status } = await test.call('GET', `/api/user/points?${query}`, { token: admin.token });
    expect(status).toBe(400);
  });
});

describe('an admin', () => {
  it('adds points, subtracts some, and sets the total', async () => {
    const { id } = await newMember();
    expect((await add(id, 120)).body).toEqual({ userId: id, points: 120, disqualified: false });
    expect((await add(id, -200)).body.points).toBe(-80);
    expect((await set(id, 500)).body.points).toBe(500);
    expect((await set(id, 500)).body.points).toBe(500);
    expect(await pointsOf(test, id)).toBe(500);
    const { body } = await test.call('GET', `/api/admin/users/${id}/points`, { token: admin.token });
    expect(body.metadata.totalItems).toBe(3);
  });

  it('adds points once per idempotency key, even concurrently', async () => {
    const { id } = await newMember();
    await fire(() => add(id, 70, { 'idempotency-key': 'add-seventy' }));
    expect(await pointsOf(test, id)).toBe(70);
  });

  it('loses no concurrent addition', async () => {
    const { id } = await newMember();
    expect(await fire(() => add(id, 10))).toEqual({ 200: AT_ONCE });
    expect(await pointsOf(test, id)).toBe(10 * AT_ONCE);
  });

  it('sets the same total once, even concurrently', async () => {
    const { id } = await newMember();
    await fire(() => set(id, 333));
    expect(await pointsOf(test, id)).toBe(333);
  });

  it('doesn’t overwrite a total that another admin has set', async () => {
    const { id } = await newMember();
    await add(id, 100);
    const totals = Array.from({ length: AT_ONCE }, (_, index) => 1000 + index);
    const answers = await Promise.all(totals.map((total) => set(id, total, 100)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(await pointsOf(test, id)).toBe(won[0]!.body.points);
    expect((await set(id, 7, won[0]!.body.points)).body.points).toBe(7);
  });

  it('marks a member as degen', async () => {
    const { id } = await newMember();
    const mark = (userId: number) =>
      test.call('POST', '/api/admin/user/degen', { token: admin.token, json: { userId, isDegen: true } });
    expect((await mark(id)).body).toEqual({ userId: id, isDegen: true });
    expect((await mark(4711_000)).body.code).toBe('user-not-found');
  });

  it('is told that a member does not exist', async () => {
    for (const answer of [await add(4711_000, 1), await set(4711_000, 1), await disqualify(4711_000)]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'user-not-found']);
    }
  });
});

describe('a disqualified member', () => {
  it('loses everything once, and earns nothing from then on', async () => {
    const member = await newMember();
    await add(member.id, 260);
    expect(await fire(() => disqualify(member.id))).toEqual({ 200: AT_ONCE });
    expect(await pointsOf(test, member.id)).toBe(0);
    const { status, body } = await claim(member.token);
    expect([status, body.code]).toEqual([403, 'disqualified']);
    const history = await test.call('GET', '/api/user/points', { token: member.token });
    expect(history.body.entries.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'adjustment',
      'disqualification',
    ]);
  });

  it('can be corrected by an admin, but stays off the boards', async () => {
    const { id } = await newMember();
    await disqualify(id);
    expect((await add(id, 40)).body).toEqual({ userId: id, points: 40, disqualified: true });
  });
});

describe('the daily bonus', () => {
  it('is awarded once for concurrent claims', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, token } = await newMember();
      expect(await fire(() => claim(token))).toEqual({ 200: 1, 409: AT_ONCE - 1 });
      expect(await pointsOf(test, id)).toBe(50);
    }
  });

  it('can be claimed again after 24 hours, and not before', async () => {
    const { token } = await newMember();
    const next = async () => (await test.call('GET', '/api/getNextClaimTime', { token })).body;
    expect(await next()).toEqual({ nextClaimTime: null, points: 50 });
    const first = await claim(token);
    expect(first.body).toMatchObject({ points: 50, totalPoints: 50 });
    expect((await next()).nextClaimTime).toBe(first.body.nextClaimTime);
    test.advance(DAY - 1);
    expect((await claim(token)).body.code).toBe('bonus-already-claimed');
    test.advance(1);
    expect(await next()).toEqual({ nextClaimTime: null, points: 50 });
    expect((await claim(token)).body.totalPoints).toBe(100);
  });
});

describe('the totals of 7 and 30 days', () => {
  const totals = (id: number) =>
    test.db
      .selectFrom('app_user')
      .select(['total_points', 'week_points', 'month_points'])
      .where('id', '=', id)
      .executeTakeFirst();

  it('lose each past day once, even with several processes', async () => {
    const { id } = await newMember();
    await add(id, 100);
    test.advance(6 * DAY);
    await maintain(test);
    expect(await totals(id)).toEqual({ total_points: 100, week_points: 100, month_points: 100 });
    await add(id, 30);
    test.advance(DAY);
    await Promise.all([maintain(test), maintain(test), maintain(test)]);
    expect(await totals(id)).toEqual({ total_points: 130, week_points: 30, month_points: 130 });
    test.advance(23 * DAY);
    await maintain(test);
    expect(await totals(id)).toEqual({ total_points: 130, week_points: 0, month_points: 30 });
  });
});

it('books that don’t balance are reported', async () => {
  const { id } = await newMember();
  await sql`update app_user set total_points = total_points + 1 where id = ${id}`.execute(test.db);
  const { faults } = await checkBooks(test.db);
  expect(faults).toContain(`Member ${id}: total is 1, the entries say 0.`);
  await sql`update app_user set total_points = total_points - 1 where id = ${id}`.execute(test.db);
});

it('a wrongly counted day is reported', async () => {
  const { id } = await newMember();
  await add(id, 10);
  test.advance(2 * DAY);
  await maintain(test);
  expect((await checkBooks(test.db)).faults).toEqual([]);
  const change = (by: number) =>
    sql`update point_return set members = members + ${by} where day = (select max(day) from point_return)`.execute(
      test.db,
    );
  await change(1);
  expect((await checkBooks(test.db)).faults.join()).toContain(', all: ');
  await change(-1);
});

it('tallies are compared with members, wallets and projects', async () => {
  const { id } = await newMember();
  await sql`insert into wallet_of_member (user_id, address) values (${id}, 'tallied')`.execute(test.db);
  await sql`update app_user set is_degen = true, flag = 'TR' where id = ${id}`.execute(test.db);
  await add(id, 10);
  await sql`update app_user set flag = 'DE' where id = ${id}`.execute(test.db);
  expect((await checkBooks(test.db)).faults).toEqual([]);
  const change = (by: number) =>
    sql`update tally set total = total + ${by} where name = 'degens on the board' and shard = mod(${id}::bigint, ${TALLY_SHARDS})`.execute(
      test.db,
    );
  await change(1);
  expect((await checkBooks(test.db)).faults.join()).toMatch(
    /Tally "degens on the board": \d+ is kept, there are \d+\./,
  );
  await change(-1);
});
