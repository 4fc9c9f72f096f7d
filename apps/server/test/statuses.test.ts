import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { createTestApp, createTestDatabase, type TestApp } from './harness.ts';
import { picture, texts, upload } from './people.ts';

let test: TestApp;
let admin: { id: number; token: string };

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.member('admin', { role: 'Admin' });
});
afterAll(() => test.close());

const createQuest = (more: object) =>
  test.call('POST', '/api/admin/quests/createQuest', {
    token: admin.token,
    json: { title: texts('A quest'), kind: 'manual', points: 5, ...more },
  });

it.each([65, 20_000])('JSON of %i levels is refused with 400', async (levels) => {
  const raw = `{"uid":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const headers = { 'content-type': 'application/json' };
  const { status, body } = await test.call('POST', '/upvote', { token: admin.token, raw, headers });
  expect([status, body.code]).toEqual([400, 'validation-failed']);
});

it.each(['2026-06-30T23:59:60Z', '2026-06-30T23:59:60.5Z', '2026-07-01T01:59:60+02:00'])(
  'the leap second %s is refused with 422',
  async (startsAt) => {
    const answers = [
      await createQuest({ startsAt }),
      await test.call('PATCH', '/api/admin/quests/1', { token: admin.token, json: { startsAt } }),
    ];
    for (const { status, body } of answers)
      expect([status, body.code, body.detail]).toEqual([
        422,
        'leap-second',
        '/body/startsAt must not be a leap second.',
      ]);
  },
);

const refusal = { code: 'validation-failed', errors: [{ code: 'wrong-format' }] };

it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+01:00', '9999-12-31T23:59:00-01:00'])(
  'the time %s, of a year that the database cannot read, is refused with 400',
  async (endsAt) => {
    const { status, body } = await createQuest({ endsAt });
    expect([status, body]).toMatchObject([400, refusal]);
  },
);

it.each(['reports?from', 'reports?to', 'audit?startDate', 'audit?endDate'])(
  'the day 0000-01-01 is refused with 400 as %s, and 0001-01-01 is not',
  async (parameter) => {
    const list = (day: string) => test.call('GET', `/api/admin/${parameter}=${day}`, { token: admin.token });
    const { status, body } = await list('0000-01-01');
    expect([status, body]).toMatchObject([400, refusal]);
    expect((await list('0001-01-01')).status).toBe(200);
    expect((await list('9999-12-31')).status).toBe(200);
  },
);

it.each(['https://', 'https://x:99999/'])(
  'the link %s, which no browser opens, is refused for a quest and for a proof of one',
  async (link) => {
    const quest = await createQuest({ kind: 'visit', actionUrl: link });
    expect([quest.status, quest.body]).toMatchObject([400, refusal]);
    const { body: manual } = await createQuest({ kind: 'manual' });
    const json = { challenge_id: manual.id, url: link };
    const proof = await test.call('POST', '/api/quests/request/verify', { token: admin.token, json });
    expect([proof.status, proof.body]).toMatchObject([400, refusal]);
    expect(proof.body.errors[0].path).toBe('/body/url');
  },
);

it('a full disk is answered with a 503 and Retry-After', async () => {
  const put = test.files.put;
  onTestFinished(() => void (test.files.put = put));
  test.files.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const { answer } = await upload(test, admin.token, await picture());
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toMatchObject({ code: 'service-unavailable' });
});

it('headers that are too large are answered like any other problem', async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`);
  const [head, body] = (await text(socket)).split('\r\n\r\n') as [string, string];
  const problem = JSON.parse(body) as { code: string; requestId: string };
  expect(head).toMatch(/^HTTP\/1.1 431 /);
  expect(head).toContain('content-type: application/problem+json; charset=utf-8');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain(`x-request-id: ${problem.requestId}`);
  expect(problem.code).toBe('headers-too-large');
});

it('a build refuses the schema of a newer one', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  await sql`insert into schema_migration (name, checksum) values ('9999_later.sql', 'x')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    'The database has the migration 9999_later.sql, which this build does not have: start a newer build.',
  );
});
