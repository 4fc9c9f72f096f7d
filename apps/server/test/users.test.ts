import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { maintain } from '../src/maintenance.ts';
import { appendPointEntry } from '../src/points/ledger.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { withRetry } from '../src/db/withRetry.ts';
import { useTestApp } from './harness.ts';
import { expectBooksBalance, picture, projectForm, upload } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

it('a member is the same under every path, by id and by name in any case', async () => {
  const test = await useTestApp();
  const { id } = await test.member('Nova', { flag: 'TR', pictureUrl: 'https://pictures.example/nova.png' });
  const expected = {
    id,
    name: 'Nova',
    username: 'Nova',
    pictureUrl: 'https://pictures.example/nova.png',
    role: 'User',
    flag: 'TR',
    interests: [],
    points: 0,
    createdAt: '2026-09-01T12:00:00.000Z',
  };
  for (const path of ['/api/users', '/user', '/api/user', '/google-user']) {
    expect((await test.call('GET', `${path}/${id}`)).body).toEqual(expected);
  }
  expect((await test.call('GET', '/api/users/by-name/nOVA')).body).toEqual(expected);
  expect((await test.call('GET', '/api/users/by-name/no%20body')).body.code).toBe('validation-failed');
});

it('points are awarded once per key, and the total is the sum of the entries', async () => {
  const test = await useTestApp();
  const { id: userId } = await test.member('earner');
  const pay = (key: string, delta: number) =>
    withRetry(test.db, (trx) =>
      appendPointEntry(trx, { userId, key, kind: 'adjustment', delta, reason: 'test' }, test.clock()),
    );
  const paid = await Promise.all(Array.from({ length: 16 }, () => pay('once', 50)));
  expect(paid.filter(Boolean)).toHaveLength(1);
  await pay('back', -70);
  expect((await test.call('GET', `/user/${userId}`)).body.points).toBe(-20);
});

it('the demo is seeded once, and its totals are the sums of their rows', async () => {
  const test = await useTestApp();
  await seedDemo(test);
  await seedDemo(test);
  const { body } = await test.call('GET', '/projects?limit=100');
  expect(body.metadata.totalItems).toBe(60);
  for (const { logoPath } of body.projects) expect((await test.app.inject({ url: logoPath })).statusCode).toBe(200);
  const { rows } = await sql<{ wrong: number }>`
    select count(*) as wrong from project p
    where total_upvotes <> (select count(*) from project_upvote where project_id = p.id)
       or total_comments <> (select count(*) from comment where project_id = p.id and deleted_at is null)
       or total_threads <> (select count(*) from comment where project_id = p.id and parent_id is null)`.execute(
    test.db,
  );
  expect(rows[0]!.wrong).toBe(0);
  await expectBooksBalance(test);
  expect((await test.call('GET', '/api/quests')).body.quests).toHaveLength(9);
  expect((await test.call('GET', '/api/user/leaderboard/top11?board=week')).body.users.length).toBeGreaterThan(5);
  await expect(seedDemo({ ...test, config: { ...test.config, production: true } })).rejects.toThrow('production');
}, 120_000);

it('unused images are deleted after a day, and used ones stay', async () => {
  const test = await useTestApp();
  const token = await test.memberToken('ann');
  const named = await upload(test, token, await picture());
  const { body } = await test.call('POST', '/requestGrant', {
    token,
    form: projectForm('Kept', { logoPath: named.key }),
  });
  const unnamed = await upload(test, token, await picture());
  await test.files.put('media', 'left-by-a-crash.png', await picture());
  // File times follow the machine's clock, so the test's clock must move past it.
  test.advance(Date.now() - test.clock().getTime() + 2 * DAY);
  await maintain(test);
  expect(await test.files.listOlder('incoming', test.clock())).toEqual([]);
  expect(await test.files.listOlder('media', test.clock())).toEqual([named.key]);
  expect((await test.app.inject({ url: body.logoPath })).statusCode).toBe(200);
  const late = await test.call('POST', '/requestGrant', {
    token: (await test.member('later')).token,
    form: projectForm('Late', { logoPath: unnamed.key }),
  });
  expect(late.body.code).toBe('image-not-uploaded');
});
