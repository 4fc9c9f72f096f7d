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
