import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { siteAddresses } from '../src/http/siteAddresses.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { addProject, texts } from './people.ts';
import { createSite, removeSite, toRoutes } from './standInSite.ts';

const routes = [
  '/',
  '/projects',
  '/projects/:id',
  '/projects/:id/edit',
  '/profile/edit',
  '/profile/:id',
  '/user/profile/:username',
  '/quest/:id',
  '/admin',
  '/admin/members',
];

let test: TestApp;
let app: FastifyInstance;
let site: string;

beforeAll(async () => {
  test = await createTestApp();
  site = await createSite(routes);
  await writeFile(join(site, 'assets/main-abc.js'), 'plain');
  await writeFile(join(site, 'assets/main-abc.js.br'), brotliCompressSync('compressed'));
  app = await buildApp(test, site);
});
afterAll(async () => {
  await app.close();
  await test.close();
  await removeSite(site);
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

it('gives the page for every address of the site, each time with a nonce of its own', async () => {
  const nonces = new Set<string>();
  for (const url of ['/', '/projects', '/projects?tab=comments', '/profile/edit', '/admin']) {
    const { statusCode, headers, payload } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'private, no-cache',
    ]);
    const [, nonce] = /nonce="([^"]+)"/.exec(payload)!;
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
    nonces.add(nonce!);
  }
  expect(nonces.size).toBe(5);
});

it('lets neither the page nor what it embeds use the camera, the microphone or the location', async () => {
  const { headers } = await get('/');
  expect(headers['permissions-policy']).toContain('camera=(), ');
  expect(headers['permissions-policy']).toContain('microphone=(), ');
  expect(headers['permissions-policy']).toContain('geolocation=(), ');
  expect(headers['permissions-policy']).toContain('fullscreen=(self "https://');
});

it('tells browsers on every reply to come over TLS, where the site is served over it', async () => {
  const paths = ['/', '/favicon.svg', '/backend/projects', '/backend/nowhere', '/backend/reference'];
  const secure = await buildApp({ ...test, config: { ...test.config, publicUrl: 'https://community.example' } }, site);
  for (const url of paths) {
    const reply = await secure.inject({ url, headers: { accept: 'text/html' } });
    expect(reply.headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
    expect((await get(url)).headers, url).not.toHaveProperty('strict-transport-security');
  }
  await secure.close();
});

it('allows no inline code, no framing, and the popup that signs in', async () => {
  const { headers } = await get('/');
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

it('gives built files as they were compressed, to be kept for good', async () => {
  const { headers } = await get('/assets/main-abc.js', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  expect((await get('/assets/main-abc.js', {})).payload).toBe('plain');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

it('does not give the page for calls and files that are not there', async () => {
  for (const url of ['/backend/nothing', '/backend', '/assets/gone.js']) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']], url).toEqual([404, 'application/problem+json; charset=utf-8']);
  }
  expect((await app.inject({ method: 'POST', url: '/projects' })).statusCode).toBe(404);
});

describe('the status of the page', () => {
  const statusOf = async (url: string) => {
    const { statusCode, headers } = await get(url);
    expect(headers['content-type'], url).toBe('text/html; charset=utf-8');
    return statusCode;
  };

  it('is 404 for addresses that the site does not have', async () => {
    for (const url of ['/nothing', '/admin/zzz', '/projects/1/nothing', '/backendish', '/index.html', '/routes.json'])
      expect([url, await statusOf(url)]).toEqual([url, 404]);
  });

  it('is 200 for addresses in any case, encoded, and with a slash at the end', async () => {
    for (const url of ['/Projects/', '/%70rojects', '/PROFILE/edit', '/admin/members/?page=2'])
      expect([url, await statusOf(url)]).toEqual([url, 200]);
  });

  it('is 200 for projects, members and quests that exist, and 404 for others', async () => {
    const { id, token } = await test.member('Ada');
    const project = await addProject(test, token, 'Arc');
    const { token: admin } = await test.member('Root', { role: 'Admin' });
    const json = { title: texts('Write'), kind: 'manual', points: 1 };
    const { body: quest } = await test.call('POST', '/api/admin/quests/createQuest', { token: admin, json });
    const { username } = (await test.call('GET', `/api/users/${id}`)).body;
    const known = [
      `/projects/${project}`,
      `/projects/${project}/edit`,
      `/profile/${id}`,
      `/user/profile/${username}`,
      `/user/profile/${username.toUpperCase()}`,
      `/quest/${quest.id}`,
    ];
    for (const url of known) expect([url, await statusOf(url)]).toEqual([url, 200]);
    const ids = ['999999', '0', '-1', '1.5', 'x', '1%00', '99999999999999999999', '1%2F2'];
    const unknown = ['/projects', '/profile', '/quest'].flatMap((path) => ids.map((text) => `${path}/${text}`));
    for (const url of [...unknown, '/projects/999999/edit', '/user/profile/nobody', '/user/profile/%00', '/quest/'])
      expect([url, await statusOf(url)]).toEqual([url, 404]);
  });

  it('is 410 for projects and quests that were deleted', async () => {
    const { token } = await test.member('Grace');
    const project = await addProject(test, token, 'Gone');
    const { token: admin } = await test.member('Remover', { role: 'Admin' });
    const json = { title: texts('Leave'), kind: 'manual', points: 1 };
    const { body: quest } = await test.call('POST', '/api/admin/quests/createQuest', { token: admin, json });
    await test.call('DELETE', '/api/quests/delete', { token: admin, json: { id: quest.id } });
    await test.call('DELETE', '/requestGrant', { token, json: { id: project } });
    for (const url of [`/quest/${quest.id}`, `/projects/${project}`, `/projects/${project}/edit`])
      expect([url, await statusOf(url)]).toEqual([url, 410]);
    const answer = await test.call('GET', `/projects/${project}`);
    expect([answer.status, answer.body.code]).toEqual([410, 'project-deleted']);
  });

  it('is 200 where the database fails or does not answer, whatever the address names', async () => {
    const broken = await createTestApp();
    const page = await buildApp(broken, site);
    onTestFinished(() => page.close());
    await broken.close();
    const { statusCode } = await page.inject({ url: '/projects/1', headers: { accept: 'text/html' } });
    expect(statusCode).toBe(200);

    const never = {
      selectFrom: () => ({ select: () => ({ where: () => ({ executeTakeFirst: () => new Promise(() => {}) }) }) }),
    };
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const asked = siteAddresses(toRoutes(routes), never as never)('/projects/1');
    const refused = expect(asked).rejects.toThrow('did not answer in time');
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
  });
});

it('does not start with an address that it cannot look up', () => {
  expect(() => siteAddresses(toRoutes(['/teams/:id']), test.db)).toThrow('/teams/:id');
});
