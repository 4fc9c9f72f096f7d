import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../src/contract/contract.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, createQuest } from './people.ts';

let test: TestApp;
let member: { id: number; token: string };
let project: number;
let comment: number;

beforeAll(async () => {
  test = await createTestApp();
  member = await test.member('Ada');
  project = await addProject(test, member.token, 'Arc');
  for (let index = 0; index < 9; index++)
    await addProject(test, member.token, `Project ${index}`, {
      bio: `What project ${index} does for people. `.repeat(3),
    });
  const { token } = await test.member('Root', { role: 'Admin' });
  await createQuest(test, token);
  const json = { userId: member.id, projectId: project, comment: 'A comment' };
  comment = (await test.call('POST', '/comment', { token: member.token, json })).body.id;
});
afterAll(() => test.close());

const lists = operations.filter(({ isRevalidated }) => isRevalidated);

/** Fills in a contract path's parameters with existing ids. */
const pathOf = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(name === 'userId' ? member.id : path.startsWith('/comment/') ? comment : project),
  );

describe('a public list', () => {
  it.each(lists.map(({ id, path }) => [id, path]))('%s is sent once while it stays as it is', async (_, path) => {
    const first = await test.call('GET', pathOf(path));
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      // The list of countries changes only with a release.
      'cache-control': path === '/countries' ? 'public, max-age=86400' : 'public, no-cache',
      vary: expect.stringMatching(/^authorization, accept-language, accept-encoding, origin/),
    });
    const tag = String(first.headers.etag);
    const again = await test.call('GET', pathOf(path), { headers: { 'if-none-match': tag } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag]);
  });

  it('is public in the contract, and so is no other call that may be kept', () => {
    expect(lists.length).toBeGreaterThan(10);
    for (const { id, needsToken, method } of lists) expect([id, needsToken, method]).toEqual([id, false, 'GET']);
  });

  it('is sent again after a change', async () => {
    const tag = String((await test.call('GET', '/projects')).headers.etag);
    await addProject(test, member.token, 'Newcomer');
    const { status, headers } = await test.call('GET', '/projects', { headers: { 'if-none-match': tag } });
    expect(status).toBe(200);
    expect(headers.etag).not.toBe(tag);
  });

  it('knows its tag among others, weak or strong', async () => {
    const tag = String((await test.call('GET', '/projects')).headers.etag);
    for (const named of [`"x", ${tag}`, tag.slice(2), '*'])
      expect((await test.call('GET', '/projects', { headers: { 'if-none-match': named } })).status, named).toBe(304);
    for (const other of ['"x"', '', tag.slice(0, -2), 'W/', '\u00e9'])
      expect((await test.call('GET', '/projects', { headers: { 'if-none-match': other } })).status, other).toBe(200);
  });

  it('is never kept with a token, nor is any other reply', async () => {
    const kept = await test.call('GET', '/api/quests');
    const headers = { 'if-none-match': String(kept.headers.etag) };
    for (const answer of [
      await test.call('GET', '/api/quests', { token: member.token, headers }),
      await test.call('GET', '/projects', { token: member.token, headers: { 'if-none-match': '*' } }),
      await test.call('GET', '/api/user/points', { token: member.token }),
      await test.call('GET', `/projects/${project}`),
      await test.call('GET', '/projects?page=abc', { headers: { 'if-none-match': '*' } }),
    ]) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.status).not.toBe(304);
    }
  });
});

describe('JSON', () => {
  const get = (url: string, encoding: string, more: Record<string, string> = {}) =>
    test.app.inject({ url: `/backend${url}`, headers: { 'accept-encoding': encoding, ...more } });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('of 1 kB or more is compressed by %s for who accepts %s', async (encoding, accepted, decompress) => {
    const plain = await get('/projects', 'identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const { headers, rawPayload } = await get('/projects', accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, etag: plain.headers.etag });
    expect(String(decompress(rawPayload))).toBe(plain.payload);
    expect(rawPayload.length).toBeLessThan(plain.payload.length / 2);
  });

  it('of less stays as it is, and so do replies without a body', async () => {
    const small = await get(`/projects/${project}`, 'br');
    expect(small.payload.length).toBeLessThan(1024);
    expect(small.headers).not.toHaveProperty('content-encoding');
    const { etag } = (await get('/projects', 'br')).headers;
    const same = await get('/projects', 'br', { 'if-none-match': String(etag) });
    expect([same.statusCode, same.payload, same.headers['content-encoding']]).toEqual([304, '', undefined]);
  });

  it('in a request is not decompressed', async () => {
    const headers = {
      authorization: `Bearer ${member.token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    };
    const reply = await test.app.inject({ method: 'POST', url: '/backend/upvote', headers, payload: 'not JSON' });
    expect([reply.statusCode, JSON.parse(reply.payload).code]).toEqual([400, 'malformed-json']);
  });
});
