import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { DB } from '../generated/db.js';
import { buildApp } from '../src/app.ts';
import { kyselyOn } from '../src/db/postgres.ts';
import { createService } from '../src/outside/service.ts';
import { useTestApp } from './harness.ts';
import { createSite, removeSite } from './standInSite.ts';

const metricsToken = 'a-token-of-the-monitoring';

it('metrics require the token, and name routes instead of addresses', async () => {
  const test = await useTestApp({ metricsToken });
  const get = (authorization?: string) =>
    test.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  expect((await get()).statusCode).toBe(401);
  expect((await get('Bearer another')).statusCode).toBe(401);
  await test.call('GET', '/projects/4711');
  const { statusCode, headers, payload } = await get(`Bearer ${metricsToken}`);
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(payload).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/backend\/projects\/:id",status="404"\} 1/,
  );
  expect(payload).toContain('process_resident_memory_bytes');
  expect(payload).not.toContain('/projects/4711');
});

it('the site’s assets are one series across builds', async () => {
  const test = await useTestApp({ metricsToken });
  const dir = await createSite(['/']);
  onTestFinished(() => removeSite(dir));
  for (const name of ['aB3x.js', 'cD4y.js']) await writeFile(join(dir, 'assets', name), '');
  const app = await buildApp(test, dir);
  onTestFinished(() => app.close());
  for (const name of ['aB3x.js', 'cD4y.js']) await app.inject({ url: `/assets/${name}` });
  const { payload } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  expect(payload).toMatch(/_count\{method="GET",route="\/assets\/\*",status="200"\} 2/);
  expect(payload).not.toContain('aB3x');
});

it('without a token there are no metrics', async () => {
  const test = await useTestApp();
  const { payload } = await test.app.inject({ url: '/metrics', headers: { accept: 'application/json' } });
  expect(payload).not.toContain('http_request_duration_seconds');
});

it('metrics tell about sign-ins, services and the database', async () => {
  const test = await useTestApp({ metricsToken });
  await test.call('POST', '/api/login/twitter/burnToken', {
    json: { burnerToken: 'made-up-0123456789-made-up', verifier: 'x'.repeat(43) },
  });
  const down = createService({ name: 'A service', url: 'http://127.0.0.1:1', timeout: 100 });
  for (let n = 0; n < 2; n++) await expect(down('/')).rejects.toThrow();
  const authorization = `Bearer ${metricsToken}`;
  const { payload } = await test.app.inject({ url: '/metrics', headers: { authorization } });
  expect(payload).toMatch(/^sign_ins_total\{way="burner",outcome="burner-invalid"\} [1-9]/m);
  expect(payload).toContain('service_breaker_open{service="A service"} 1');
  expect(payload).toContain('quest_verifications_pending 0');
  expect(payload).toMatch(/^database_pool_connections\{state="waiting"\} 0$/m);
});

it('metrics are sent without a database, except its own', async () => {
  const gone = kyselyOn<DB>(new pg.Pool({ host: '127.0.0.1', port: 1 }));
  const { app } = await useTestApp({ metricsToken }, () => ({ db: gone }));
  const { statusCode, payload } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  expect(statusCode).toBe(200);
  expect(payload).toContain('process_resident_memory_bytes');
  expect(payload).toMatch(/^database_pool_connections\{state="waiting"\} 0$/m);
  expect(payload).not.toMatch(/^quest_verifications_pending /m);
});

it('metrics log each cause of a failed count once, until it succeeds', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const { app } = await useTestApp({ metricsToken }, () => ({ db: kyselyOn<DB>(pool) }));
  const log = vi.spyOn(app.log, 'error');
  onTestFinished(() => log.mockRestore());
  const scrape = () => app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  await scrape();
  await scrape();
  await pool.end();
  await scrape();
  expect(log.mock.calls).toEqual([
    [{ err: expect.objectContaining({ code: 'ECONNREFUSED' }) }, 'counting pending quests for the metrics failed'],
    [{ err: expect.any(Error) }, 'counting pending quests for the metrics failed'],
  ]);
});

it('health is also answered at the usual addresses', async () => {
  const { app } = await useTestApp();
  for (const url of ['/healthz', '/readyz']) {
    const { statusCode, headers, payload } = await app.inject({ url });
    expect([statusCode, headers['cache-control'], payload]).toEqual([200, 'no-store', '{"status":"ok"}']);
  }
});

it('readiness fails without a database, and health does not', async () => {
  const gone = kyselyOn<DB>(new pg.Pool({ host: '127.0.0.1', port: 1 }));
  const { app } = await useTestApp({}, () => ({ db: gone }));
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
});

it('the reference shows the contract, and runs no script from elsewhere', async () => {
  const { app } = await useTestApp();
  const page = await app.inject({ url: '/backend/reference' });
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  const addresses = [...page.payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(addresses).toHaveLength(5);
  for (const url of [...addresses, '/backend/openapi.json']) expect((await app.inject({ url })).statusCode).toBe(200);
  expect((await app.inject({ url: '/backend/openapi.json' })).json().info.title).toBe('Community API');
  expect((await app.inject({ url: '/backend/reference/package.json' })).statusCode).toBe(404);
});

it('endless headers are refused', async () => {
  const { app } = await useTestApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/backend/health`, {
    headers: { 'x-long': 'x'.repeat(20_000) },
  });
  expect(reply.status).toBe(431);
  expect(await reply.json()).toMatchObject({ status: 431, code: 'headers-too-large' });
});

it('slow clients are disconnected while others are served', async () => {
  const { app } = await useTestApp({ requestTimeout: 300 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1');
  onTestFinished(() => void slow.destroy());
  slow.write('POST /backend/api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n');
  const closed = new Promise((resolve) => slow.once('close', resolve));
  let answer = '';
  slow.on('data', (chunk) => (answer += chunk.toString()));
  expect((await fetch(`http://127.0.0.1:${port}/backend/health`)).status).toBe(200);
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
