import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countReturns } from '../src/points/windows.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, createQuest } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
let admin: { id: number; token: string };
let nova: { id: number; token: string };

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('ada', { role: 'Super Admin' });
  nova = await test.member('nova', { name: 'Nova Lin', email: 'nova@example.com' });
  await test.member('supernova', { name: '100% _Nova_', flag: 'TR' });
  await addProject(test, nova.token, 'First', { projectDeployment: 'ETH_DAPP' });
  test.advance(10 * DAY);
  admin.token = await test.signInAgain(admin.id);
  await test.member('later', { flag: 'TR' });
  await addProject(test, nova.token, 'Second');
  await test.call('POST', '/api/admin/user/points/update', {
    token: admin.token,
    json: { userId: nova.id, points: 50 },
  });
});
afterAll(() => test.close());

const get = async (path: string) => (await test.call('GET', path, { token: admin.token })).body;

describe('the figures', () => {
  it('count members and projects, and those of the last seven days', async () => {
    expect(await get('/total-users')).toEqual({ total: 4, newThisWeek: 1 });
    expect(await get('/total-grants')).toEqual({ total: 2, newThisWeek: 1 });
  });

  it('count projects by type', async () => {
    expect(await get('/project-status')).toEqual({
      deployments: [
        { projectDeployment: '', total: 1 },
        { projectDeployment: 'ETH_DAPP', total: 1 },
      ],
      totalUpvotes: 0,
      totalComments: 0,
    });
  });

  it('count members by role, state and activity', async () => {
    expect(await get('/stats/users-data')).toEqual({
      total: 4,
      admins: 1,
      degens: 0,
      disqualified: 0,
      withPoints: 1,
      withWallet: 0,
      activeToday: 3,
      activeThisWeek: 3,
      countries: [{ cca2: 'TR', total: 2 }],
    });
  });

  it('cover the last 30 days', async () => {
    const { days } = await get('/chart-data');
    expect([days.length, days[29].date]).toEqual([30, '2026-09-11']);
    expect(days[29]).toEqual({ date: '2026-09-11', users: 1, projects: 1, points: 50 });
    expect(days[19]).toEqual({ date: '2026-09-01', users: 3, projects: 1, points: 0 });
  });

  it('don’t change when a day is counted', async () => {
    const own = await createTestApp();
    try {
      const { id } = await own.member('ada', { role: 'Super Admin' });
      const { id: userId } = await own.member('nova');
      const pay = async (points: number) =>
        own.call('POST', '/api/admin/user/points/update', {
          token: await own.signInAgain(id),
          json: { userId, points },
        });
      const days = async () => {
        const { body } = await own.call('GET', '/chart-data', { token: await own.signInAgain(id) });
        return body.days.slice(-3).map(({ points }: { points: number }) => points);
      };
      await pay(50);
      own.advance(DAY);
      await pay(20);
      own.advance(DAY);
      await pay(-5);
      const before = await days();
      await countReturns(own.db, own.clock());
      expect([before, await days()]).toEqual([
        [50, 20, -5],
        [50, 20, -5],
      ]);
    } finally {
      await own.close();
    }
  });

  it.each([
    ['week', 7, '2026-09-11', 1],
    ['month', 30, '2026-09-11', 2],
    ['year', 12, '2026-09-01', 2],
  ])('tell the new projects of a %s', async (time, steps, last, total) => {
    const chart = await get(`/admin/grant-chart-data/${time}`);
    expect([chart.time, chart.steps.length, chart.steps.at(-1).date]).toEqual([time, steps, last]);
    expect(chart.steps.reduce((sum: number, step: { projects: number }) => sum + step.projects, 0)).toBe(total);
  });

  it('are refused for other periods', async () => {
    expect((await get('/admin/grant-chart-data/decade')).code).toBe('validation-failed');
  });
});

describe('the search for members', () => {
  const names = async (term: string, limit = 20) =>
    (await get(`/api/search/users/${encodeURIComponent(term)}/${limit}`)).users.map(
      ({ username }: { username: string }) => username,
    );

  it('finds names, usernames and ids, exact matches first', async () => {
    expect(await names('NOVA')).toEqual(['nova', 'supernova']);
    expect(await names('lin')).toEqual(['nova']);
    expect(await names(String(nova.id))).toEqual(expect.arrayContaining(['nova']));
    expect(await names('nova', 1)).toEqual(['nova']);
    expect(await names('nobody at all')).toEqual([]);
    expect(await names('n'.repeat(100))).toEqual([]);
  });

  it('treats every character literally', async () => {
    expect(await names('100%')).toEqual(['supernova']);
    expect(await names('_nova_')).toEqual(['supernova']);
    expect(await names('\\')).toEqual([]);
  });

  it('returns the properties that admins need', async () => {
    expect((await get('/api/search/users/lin/20')).users[0]).toMatchObject({
      id: nova.id,
      email: 'nova@example.com',
      points: 50,
      isDegen: false,
      isDisqualified: false,
    });
    expect((await get('/api/search/users/lin/101')).code).toBe('validation-failed');
  });
});

describe('the audit log', () => {
  const setDegen = (userId: number, isDegen: boolean) =>
    test.call('POST', '/api/admin/user/degen', { token: admin.token, json: { userId, isDegen } });

  it('records actor, subject and result', async () => {
    await setDegen(nova.id, true);
    const { entries, metadata } = await get('/api/admin/audit?itemsPerPage=1');
    expect(entries).toMatchObject([
      {
        actor: { id: admin.id, name: 'ada' },
        operation: 'setDegen',
        input: { userId: nova.id, isDegen: true },
        status: 200,
      },
    ]);
    expect(metadata.totalItems).toBe(2);
    expect((await get('/api/admin/audit?page=1&itemsPerPage=1')).entries[0].operation).toBe('addPoints');
    expect((await get(`/api/admin/audit?actorId=${nova.id}`)).metadata.totalItems).toBe(0);
  });

  it('records the subject before and after', async () => {
    const last = async () => (await get('/api/admin/audit?itemsPerPage=1')).entries[0];
    test.advance(1000);
    await test.call('POST', '/api/admin/user/points/update', {
      token: admin.token,
      json: { userId: nova.id, points: 25 },
    });
    const entry = await last();
    expect(entry).toMatchObject({
      subject: { kind: 'member', id: nova.id, name: 'Nova Lin' },
      before: { points: 50 },
      after: { points: 75 },
    });
    // The ledger entry links to the audit log entry, but only for admins.
    const { entries } = await get(`/api/admin/users/${nova.id}/points`);
    expect(entries[0]).toMatchObject({ points: 25, auditId: entry.id });
    const own = await test.call('GET', '/api/user/points', { token: nova.token });
    expect(own.body.entries[0]).toMatchObject({ points: 25, auditId: null });

    await setDegen(nova.id, true);
    expect(await last()).toMatchObject({ before: {}, after: {} });
    await setDegen(4711, true);
    expect((await last()).input).toEqual({ userId: nova.id, isDegen: true });
  });

  it('is searched by id, actor, operation and names', async () => {
    const all = await get('/api/admin/audit?itemsPerPage=100');
    const [newest] = all.entries;
    const ids = async (query: string) =>
      (await get(`/api/admin/audit?${query}`)).entries.map(({ id }: { id: number }) => id);
    expect(await ids(`id=${newest.id}`)).toEqual([newest.id]);
    expect(await ids('id=4711')).toEqual([]);
    expect(await ids('operation=addPoints')).toHaveLength(2);
    expect(await ids('operation=addPoints&searchTerm=NOVA')).toHaveLength(2);
    expect(await ids('searchTerm=ada&itemsPerPage=100')).toHaveLength(all.metadata.totalItems);
    expect(await ids('searchTerm=%25')).toEqual([]);
  });

  it('records a repeated key once, and a deletion with its former state', async () => {
    const degenOnce = () =>
      test.call('POST', '/api/admin/user/degen', {
        token: admin.token,
        json: { userId: nova.id, isDegen: false },
        headers: { 'idempotency-key': 'degen-once' },
      });
    const before = (await get('/api/admin/audit')).metadata.totalItems;
    expect([(await degenOnce()).status, (await degenOnce()).status]).toEqual([200, 200]);
    const { entries, metadata } = await get('/api/admin/audit');
    expect(metadata.totalItems).toBe(before + 1);
    expect(entries[0]).toMatchObject({ before: { isDegen: true }, after: { isDegen: false } });
    await setDegen(nova.id, true);

    const id = await createQuest(test, admin.token, { points: 30 });
    await test.call('DELETE', '/api/quests/delete', { token: admin.token, json: { id } });
    const [deletion, creation] = (await get('/api/admin/audit')).entries;
    expect(deletion).toMatchObject({ subject: { kind: 'quest', id }, before: { points: 30 }, after: null });
    expect(creation).toMatchObject({ operation: 'createQuest', subject: null, before: null, after: null, status: 201 });
  });

  it('has an entry if and only if the action succeeded', async () => {
    const before = (await get('/api/admin/audit')).metadata.totalItems;
    expect((await setDegen(4711, true)).status).toBe(404);
    expect((await get('/api/admin/audit')).metadata.totalItems).toBe(before);

    await sql`alter table admin_action add constraint refused check (operation <> 'setDegen') not valid`.execute(
      test.db,
    );
    expect((await setDegen(nova.id, false)).status).toBe(500);
    await sql`alter table admin_action drop constraint refused`.execute(test.db);
    expect((await get('/api/search/users/nova/1')).users[0].isDegen).toBe(true);
  });

  it('includes admins’ edits of others’ projects with truncated texts, and no members’ calls', async () => {
    const before = (await get('/api/admin/audit')).metadata.totalItems;
    const { body } = await test.call('GET', '/project-name/First');
    const edit = (token: string, description: string) =>
      test.call('PATCH', '/requestGrant', { token, form: { id: String(body.id), description } });
    await edit(nova.token, 'By its creator');
    await edit(admin.token, 'x'.repeat(1000));
    const audit = await get('/api/admin/audit');
    expect(audit.metadata.totalItems).toBe(before + 1);
    expect(audit.entries[0].input.description).toBe(`${'x'.repeat(200)}…`);
  });
});
