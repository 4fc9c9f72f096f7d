import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { createServices } from '../src/outside/index.ts';
import { identityProviders } from '../src/outside/providers/index.ts';
import { PATIENT } from './auth/standIn.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { createSite, removeSite } from './standInSite.ts';

let test: TestApp;
let app: FastifyInstance;
let site: string;

beforeAll(async () => {
  test = await createTestApp();
  const routes = ['/', '/projects', '/never', '/throws', '/admin', '/many', '/kept', '/shared', '/projects/:id'];
  site = await createSite(routes);
  app = await start();
});
afterAll(async () => {
  await app.close();
  await test.close();
  await removeSite(site);
});

// Rendering has time, except in the test of its limit, so that a busy machine doesn't turn pages into shells.
const start = (config: Partial<Config> = {}) =>
  buildApp({ ...test, config: { ...test.config, renderTimeout: PATIENT, ...config } }, site);

const get = (url: string, cookie?: string, from = app) =>
  from.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });

/** Returns the page's content, without the nonce that differs in every response. */
const contentOf = ({ payload }: { payload: string }) => /<\/script>(.*)/.exec(payload)![1]!;
const renderOf = (page: { payload: string }) => /render \d+/.exec(contentOf(page))?.[0];

it('pages name only the configured ways to sign in', async () => {
  expect((await get('/projects')).payload).toContain('data-sign-in=""');
  const google = { id: 'id', secret: 'secret', issuer: 'https://accounts.google.com' };
  const config = { ...test.config, google, services: { ...test.config.services, chainUrl: 'http://127.0.0.1:1' } };
  const configured = { ...test, config, providers: identityProviders(config), services: createServices(config) };
  const other = await buildApp(configured, site);
  onTestFinished(() => other.close());
  for (const url of ['/projects', '/admin'])
    expect((await get(url, undefined, other)).payload, url).toContain('data-sign-in="google,wallet"');
});

describe('a public page', () => {
  it('comes with its content, in the language and the theme of the cookies', async () => {
    expect(contentOf(await get('/projects'))).toMatch(/^\/projects, en, visitor, projects: 200, render/);
    const page = await get('/projects', 'theme=dark; language=ru; signed_in=true');
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('<html class="dark"');
    expect(contentOf(page)).toMatch(/^\/projects, ru, member,/);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-language, accept-encoding',
    });
  });

  it('comes in the language that its address asks for, if the site speaks it', async () => {
    expect(contentOf(await get('/projects?lang=ru', 'language=en'))).toContain(', ru,');
    for (const lang of ['xx', '__proto__', '%00', ''])
      expect(contentOf(await get(`/projects?lang=${lang}`)), lang).toContain(', en,');
  });

  it('has a nonce of its own, which its policy allows', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit++) {
      const { payload, headers } = await get('/projects');
      const [, nonce] = /nonce="([^"]+)"/.exec(payload)!;
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
      nonces.add(nonce!);
    }
    expect(nonces.size).toBe(3);
  });

  it.each(['gzip, deflate, br, zstd', 'br', 'identity'])('has the same text for who accepts %s', async (encoding) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    const reply = await app.inject({ url: '/projects', headers });
    const isPacked = encoding.includes('gzip');
    expect(reply.headers['content-encoding']).toBe(isPacked ? 'gzip' : undefined);
    const payload = String(isPacked ? gunzipSync(reply.rawPayload) : reply.rawPayload);
    const [, nonce] = /nonce="([^"]+)"/.exec(payload)!;
    expect(reply.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(contentOf({ payload })).toBe(contentOf(await get('/projects')));
  });

  it('is rendered as for a visitor, whoever asks', async () => {
    const { token } = await test.member('Ada');
    const headers = { accept: 'text/html', authorization: `Bearer ${token}`, cookie: 'signed_in=true' };
    const { payload } = await app.inject({ url: '/many?page=9', headers });
    expect(payload).toContain('member, projects: 200');
    expect(payload).not.toContain(token);
  });

  it('is 404 with its content where it does not exist', async () => {
    const page = await get('/projects/999');
    expect(page.statusCode).toBe(404);
    expect(contentOf(page)).toMatch(/^\/projects\/999, en/);
  });
});

describe('a rendered page is kept', () => {
  it('for ten seconds, whatever its address has that the page does not read', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = renderOf(await get('/kept?referral_code=a'));
    expect(renderOf(await get('/kept?referral_code=b&utm=c', 'theme=dark'))).toBe(first);
    vi.setSystemTime(Date.now() + 9999);
    expect(renderOf(await get('/kept'))).toBe(first);
    vi.setSystemTime(Date.now() + 2);
    expect(renderOf(await get('/kept'))).not.toBe(first);
  });

  it('apart from those with another language, another page of the list, or a member who is signed in', async () => {
    const pages = [
      await get('/shared'),
      await get('/shared?page=2'),
      await get('/shared?lang=ru'),
      await get('/shared', 'signed_in=true'),
    ];
    expect(new Set(pages.map(renderOf)).size).toBe(4);
  });

  it('for everyone who asks while it is rendered', async () => {
    const pages = await Promise.all(Array.from({ length: 200 }, () => get('/many')));
    expect(new Set(pages.map(renderOf)).size).toBe(1);
  });
});

describe('the page comes without its content', () => {
  it('where only members or admins go, and where rendering is turned off', async () => {
    expect(contentOf(await get('/admin', 'language=ru'))).toBe('shell in ru');
    const off = await start({ renderPages: false });
    expect(contentOf(await get('/projects', undefined, off))).toBe('shell in en');
    await off.close();
  });

  it('where a component throws, which is logged once with its route', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const errors: unknown[] = [];
    const logging = await start();
    logging.addHook('onRequest', (request, _reply, done) => {
      vi.spyOn(request.log, 'error').mockImplementation((details) => void errors.push(details));
      done();
    });
    for (const url of ['/throws', '/throws?page=2', '/throws?page=3']) {
      const page = await get(url, undefined, logging);
      expect([page.statusCode, contentOf(page)]).toEqual([200, 'shell in en']);
    }
    expect(errors).toEqual([expect.objectContaining({ route: '/throws' })]);
    await logging.close();
  });

  it('whose failures are logged again after a hundred others, so that not all of them are kept', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const reasons: string[] = [];
    const logging = await start();
    logging.addHook('onRequest', (request, _reply, done) => {
      vi.spyOn(request.log, 'error').mockImplementation(
        (details) => void reasons.push(String((details as { err: Error }).err)),
      );
      done();
    });
    const fail = (n: number) => get(`/throws/${n}`, undefined, logging);
    for (let n = 0; n < 100; n += 1) await fail(n);
    expect(reasons).toHaveLength(100);
    await fail(100);
    expect(reasons).toHaveLength(101);
    vi.setSystemTime(Date.now() + 2000);
    onTestFinished(() => void vi.useRealTimers());
    await fail(100);
    expect(reasons).toHaveLength(101);
    await fail(0);
    expect(reasons).toHaveLength(102);
    await logging.close();
  });

  it('where rendering takes longer than half a second', async () => {
    const begun = performance.now();
    const limited = await start({ renderTimeout: 500 });
    expect(contentOf(await get('/never', undefined, limited))).toBe('shell in en');
    await limited.close();
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('while the database does not answer, for 200 visitors at once', async () => {
    const broken = await createTestApp();
    const pages = await buildApp(broken, site);
    onTestFinished(() => pages.close());
    await broken.close();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => get(`/projects?page=${index}`, undefined, pages)),
    );
    for (const { statusCode } of answers) expect(statusCode).toBe(200);
  });
});

it('answers bad input with a page or a refusal, never with a failure', async () => {
  const inputs: [url: string, cookie?: string][] = [
    ['/projects/%00'],
    ['/projects/%E0%A4%A'],
    ['//'],
    ['/projects?lang=%E0%A4%A'],
    [`/projects?page=${'x'.repeat(4096)}`],
    ['/projects', `language=${'x'.repeat(8192)}`],
    ['/projects', 'language=%E0%A4%A; theme=</style>; signed_in=1; =;;'],
  ];
  for (const [url, cookie] of inputs) expect((await get(url, cookie)).statusCode, url).toBeLessThan(500);
});
