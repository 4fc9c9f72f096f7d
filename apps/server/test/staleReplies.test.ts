import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../src/contract/contract.ts';
import { setErrorHandler } from '../src/http/errors.ts';
import { serveStaleReplies } from '../src/http/staleReplies.ts';

let app: FastifyInstance;
let now: number;
/** The simulated database: replies with an error or a count, optionally after a delay. */
let database: { error?: Error; hanging?: Promise<void>; count: number; calls: number };

beforeEach(async () => {
  app = fastify();
  now = 0;
  database = { count: 1, calls: 0 };
  setErrorHandler(app);
  serveStaleReplies(app, () => new Date(now));
  app.get('/list', { config: { isPublicRead: true } }, async () => {
    database.calls++;
    await database.hanging;
    if (database.error) throw database.error;
    return { count: database.count };
  });
  await app.ready();
});

const fail = (code: string) => (database.error = Object.assign(new Error('no primary'), { code }));

const read = async (headers: Record<string, string> = {}, url = '/list') => {
  const reply = await app.inject({ url, headers });
  return {
    status: reply.statusCode,
    text: reply.payload,
    age: reply.headers.age,
    retryAfter: reply.headers['retry-after'],
  };
};

describe('while the database fails', () => {
  // 57P03: the database is starting. 25006: it has become a standby in a failover. 08P01: PgBouncer can't reach it.
  it.each(['57P03', '25006', '08P01', 'ECONNREFUSED'])('a visitor gets the last reply: %s', async (code) => {
    await read();
    fail(code);
    now += 3000;
    for (let n = 0; n < 3; n++) expect(await read()).toEqual({ status: 200, text: '{"count":1}', age: '3' });
  });

  it('one visitor a second waits for it, and the others do not', async () => {
    await read();
    fail('57P03');
    for (let n = 0; n < 5; n++) await read();
    expect(database.calls).toBe(2);
    now += 1000;
    for (let n = 0; n < 5; n++) await read();
    expect(database.calls).toBe(3);
  });

  it('one visitor at a time waits for it while it hangs', async () => {
    await read();
    fail('57P03');
    await read();
    now += 1000;
    let answer = () => {};
    database.hanging = new Promise<void>((resolve) => (answer = resolve));
    const waiting = read();
    await vi.waitFor(() => expect(database.calls).toBe(3));
    now += 4500;
    expect((await read()).text).toBe('{"count":1}');
    expect(database.calls).toBe(3);
    answer();
    expect((await waiting).text).toBe('{"count":1}');
  });

  it('a member is asked to wait, because the last reply may lack what they wrote', async () => {
    await read();
    fail('57P03');
    expect(await read({ authorization: 'Bearer token' })).toMatchObject({ status: 503, retryAfter: '5' });
  });

  it('a visitor is asked to wait for what nobody has read, or only in another language or long ago', async () => {
    await read();
    fail('57P03');
    expect((await read({}, '/list?page=2')).status).toBe(503);
    expect((await read({ 'accept-language': 'ru' })).status).toBe(503);
    now += 10 * 60_000;
    expect((await read()).status).toBe(503);
  });

  it('a visitor is asked to wait for what has a long address, which would fill the memory', async () => {
    const url = `/list?${'x'.repeat(1000)}`;
    await read({}, url);
    fail('57P03');
    expect((await read({}, url)).status).toBe(503);
  });

  it('a visitor is asked to wait for what was read before many other addresses, which take memory too', async () => {
    await read();
    // Replies of 11 characters, which fill the cache only with their addresses and the rest of their entries.
    for (let n = 0; n < 6500; n++) await read({}, `/list?${n}${'x'.repeat(900)}`);
    fail('57P03');
    expect((await read()).status).toBe(503);
    expect((await read({}, `/list?6499${'x'.repeat(900)}`)).status).toBe(200);
  });

  it('a reply to a member is never kept for visitors', async () => {
    await read({ authorization: 'Bearer token' });
    fail('57P03');
    expect((await read()).status).toBe(503);
  });
});

it('a visitor gets what is new as soon as the database answers again', async () => {
  await read();
  fail('57P03');
  await read();
  delete database.error;
  database.count = 2;
  now += 1000;
  for (let n = 0; n < 3; n++) expect((await read()).text).toBe('{"count":2}');
});

it('every public read of data outlives a failing database, and nothing else does', () => {
  const kept = operations.filter(({ isPublicRead }) => isPublicRead).map(({ id }) => id);
  expect(kept).toEqual(
    expect.arrayContaining(['listProjects', 'getProject', 'getUser', 'listComments', 'listTopUsers']),
  );
  const others = operations.filter(({ isPublicRead }) => !isPublicRead);
  expect(others.map(({ id }) => id)).toEqual(expect.arrayContaining(['getReadiness', 'getOwnRank', 'createComment']));
  for (const { id, method, needsToken } of operations.filter(({ isPublicRead }) => isPublicRead))
    expect([id, method, needsToken]).toEqual([id, 'GET', false]);
});
