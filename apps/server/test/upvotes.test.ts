import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject } from './people.ts';

let test: TestApp;
let fan: { id: number; token: string };

beforeAll(async () => {
  test = await createTestApp();
  fan = await test.member('fan');
});
afterAll(() => test.close());

const vote = (method: 'POST' | 'DELETE', projectId: number, headers?: Record<string, string>) =>
  test.call(method, '/upvote', { token: fan.token, json: { uid: fan.id, projectId }, ...(headers && { headers }) });

it('adds an upvote once, however often it is sent, and removes it once', async () => {
  const projectId = await addProject(test, fan.token, 'Twice');
  expect((await vote('POST', projectId)).body).toEqual({ projectId, totalUpvotes: 1, upvoted: true });
  expect((await vote('POST', projectId)).body).toEqual({ projectId, totalUpvotes: 1, upvoted: true });
  expect((await vote('DELETE', projectId)).body).toEqual({ projectId, totalUpvotes: 0, upvoted: false });
  expect((await vote('DELETE', projectId)).body).toEqual({ projectId, totalUpvotes: 0, upvoted: false });
});

it('counts one of sixteen concurrent upvotes', async () => {
  const projectId = await addProject(test, fan.token, 'At once');
  const replies = await Promise.all(Array.from({ length: 16 }, () => vote('POST', projectId)));
  for (const { status, body } of replies) expect([status, body.totalUpvotes]).toEqual([200, 1]);
  expect((await test.call('GET', `/projects/${projectId}`)).body.totalUpvotes).toBe(1);
});

it('counts all sixteen members who upvote concurrently', async () => {
  const projectId = await addProject(test, fan.token, 'Crowd');
  const crowd = await Promise.all(Array.from({ length: 16 }, (_, n) => test.member(`crowd-${n}`)));
  await Promise.all(
    crowd.map(({ id, token }) => test.call('POST', '/upvote', { token, json: { uid: id, projectId } })),
  );
  expect((await test.call('GET', `/projects/${projectId}`)).body.totalUpvotes).toBe(16);
});

it('keeps counter and rows consistent under concurrent changes', async () => {
  const projectId = await addProject(test, fan.token, 'Flicker');
  await Promise.all(Array.from({ length: 16 }, (_, n) => vote(n % 2 ? 'DELETE' : 'POST', projectId)));
  const { totalUpvotes } = (await test.call('GET', `/projects/${projectId}`)).body;
  const own = (await test.call('GET', `/projects/${fan.id}/upvotes`)).body.upvotedProjects;
  expect(totalUpvotes).toBe(own.some(({ id }: { id: number }) => id === projectId) ? 1 : 0);
});

it('is accepted only from the member, for an existing project', async () => {
  const projectId = await addProject(test, fan.token, 'Mine');
  const other = await test.member('other');
  for (const method of ['POST', 'DELETE']) {
    const json = { uid: other.id, projectId };
    const { status, body } = await test.call(method, '/upvote', { token: fan.token, json });
    expect([status, body.code]).toEqual([403, 'not-yours']);
    const missing = await vote(method as 'POST', 4711);
    expect([missing.status, missing.body.code]).toEqual([404, 'project-not-found']);
  }
});

it('answers a repeated key with the first reply, and refuses the key for another request', async () => {
  const projectId = await addProject(test, fan.token, 'Keyed');
  const headers = { 'idempotency-key': 'upvote-key-1' };
  const first = await vote('POST', projectId, headers);
  await vote('DELETE', projectId);
  const second = await vote('POST', projectId, headers);
  expect(second.body).toEqual(first.body);
  expect((await test.call('GET', `/projects/${projectId}`)).body.totalUpvotes).toBe(0);
  const elsewhere = await addProject(test, fan.token, 'Keyed elsewhere');
  const reused = await vote('POST', elsewhere, headers);
  expect([reused.status, reused.body.code]).toEqual([422, 'idempotency-key-reused']);
});

it('forgets a key after a day', async () => {
  const projectId = await addProject(test, fan.token, 'Tomorrow');
  const headers = { 'idempotency-key': 'upvote-key-2' };
  await vote('POST', projectId, headers);
  await vote('DELETE', projectId);
  test.advance(24 * 60 * 60 * 1000);
  await vote('POST', projectId, headers);
  expect((await test.call('GET', `/projects/${projectId}`)).body.totalUpvotes).toBe(1);
});

it.skipIf(inject('databaseUrl') === undefined)(
  'refuses a key whose first call still runs (PostgreSQL alone runs two at once)',
  async () => {
    const projectId = await addProject(test, fan.token, 'Slow');
    const key = 'upvote-key-3';
    await test.db.transaction().execute(async (trx) => {
      const call = { user_id: fan.id, key, request_hash: '', created_at: test.clock() };
      await trx.insertInto('idempotent_reply').values(call).execute();
      const second = await vote('POST', projectId, { 'idempotency-key': key });
      expect([second.status, second.body.code]).toEqual([409, 'idempotency-key-in-progress']);
    });
  },
);
