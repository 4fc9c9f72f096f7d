import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { DB } from '../generated/db.js';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { kyselyOn, openPool } from '../src/db/postgres.ts';
import { Replicas } from '../src/db/replicas.ts';
import { PATIENT } from './auth/standIn.ts';
import { useTestApp } from './harness.ts';
import { addProject } from './people.ts';
import { administer, startPostgres, startReplica } from './postgres.ts';
import { scratchRoot } from './scratch.ts';
import { createSite, removeSite } from './standInSite.ts';

let primary: { url: string; db: Database };
let replicas: string[];
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const { url, stop } = await startPostgres({}, scratchRoot());
  ends.push(stop);
  const db = kyselyOn<DB>(await openPool(url, { max: 20 }));
  ends.unshift(() => db.destroy());
  await migrate(db);
  primary = { url, db };
  const standbys = [await startReplica(url, scratchRoot()), await startReplica(url, scratchRoot())];
  ends.unshift(...standbys.map((standby) => standby.stop));
  replicas = standbys.map((standby) => standby.url);
}, 120_000);

afterAll(async () => {
  for (const end of ends) await end();
});

/** Starts a site that reads from replicas, and waits until all of them are usable. */
async function useSite(urls: string[], { mostStale = 60_000 } = {}) {
  const { databasePrepare } = loadConfig({});
  const settings = { databaseReplicaUrls: urls, databasePoolSize: 10, databasePrepare };
  const pools = new Replicas(primary.db, settings, mostStale);
  onTestFinished(() => pools.close());
  const site = await useTestApp({ metricsToken: 'token', renderTimeout: PATIENT }, () => ({
    db: primary.db,
    replicas: pools,
  }));
  await untilUsable(pools);
  const namesOf = async (headers: Record<string, string> = {}) => {
    const { status, body } = await site.call('GET', '/projects', { headers });
    expect(status).toBe(200);
    return (body as { projects: { projectName: string }[] }).projects.map(({ projectName }) => projectName);
  };
  return { site, pools, namesOf };
}

const untilUsable = (pools: Replicas) =>
  vi.waitFor(() => expect(pools.all.map(({ isUsable }) => isUsable)).not.toContain(false), 20_000);

/** Pauses a replica's replay for the rest of the test. */
async function holdBack(url: string): Promise<void> {
  await administer(url, 'select pg_wal_replay_pause()');
  onTestFinished(() => administer(url, 'select pg_wal_replay_resume()'));
}

it('visitors read from replicas in turns', async () => {
  const { pools, namesOf } = await useSite(replicas);
  for (let n = 0; n < 4; n++) await namesOf();
  expect(pools.all.map(({ reads }) => reads)).toEqual([
    { answered: 2, failed: 0 },
    { answered: 2, failed: 0 },
  ]);
});

it('a member reads what they have just written, and a visitor finds it by its address', async () => {
  const { site, pools, namesOf } = await useSite(replicas);
  for (const url of replicas) await holdBack(url);
  const token = await site.memberToken('nova');
  const id = await addProject(site, token, 'Brand New');

  // Reads go to the primary if they come from a member's browser or a page of another origin, or carry a token.
  expect(await namesOf({ cookie: 'theme=dark; signed_in=true' })).toContain('Brand New');
  expect(await namesOf({ origin: 'https://other.example' })).toContain('Brand New');
  expect(await namesOf({ authorization: `Bearer ${token}` })).toContain('Brand New');
  expect(pools.all.map(({ reads }) => reads.answered)).toEqual([0, 0]);

  expect(await namesOf()).not.toContain('Brand New');
  expect(await site.call('GET', `/projects/${id}`)).toMatchObject({ status: 200, body: { projectName: 'Brand New' } });
});

it('pages are rendered from a replica for visitors, and from the primary for members', async () => {
  const { site, pools } = await useSite(replicas);
  const build = await createSite(['/projects']);
  const app = await buildApp(site, build);
  onTestFinished(() => app.close().then(() => removeSite(build)));
  const answered = async (cookie: string) => {
    const { payload } = await app.inject({ url: '/projects', headers: { accept: 'text/html', cookie } });
    expect(payload).toContain('projects: 200');
    return pools.all.reduce((sum, { reads }) => sum + reads.answered, 0);
  };
  expect(await answered('signed_in=true')).toBe(0);
  expect(await answered('')).toBe(1);
});

it('a replica that lags is left alone until it has caught up', async () => {
  const [url] = replicas as [string];
  const { site, pools, namesOf } = await useSite([url], { mostStale: 2000 });
  await administer(url, 'select pg_wal_replay_pause()');
  const token = await site.memberToken('luna');
  await addProject(site, token, 'Late');
  await vi.waitFor(() => expect(pools.pick()).toBeUndefined(), 20_000);
  expect(await namesOf()).toContain('Late');
  await administer(url, 'select pg_wal_replay_resume()');
  await untilUsable(pools);
  expect(await namesOf()).toContain('Late');
  expect(pools.all[0]!.reads.answered).toBe(1);
});

it('a replica is current while nothing is written', async () => {
  const { pools } = await useSite(replicas, { mostStale: 4000 });
  const began = performance.now();
  await vi.waitFor(() => {
    expect(pools.all.map(({ isUsable }) => isUsable)).toEqual([true, true]);
    expect(performance.now() - began).toBeGreaterThan(4500);
  }, 20_000);
});

/** Starts a TCP proxy in front of a replica. Tests can make the proxy hang, or end it. */
async function useProxy(to: string) {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const proxy = createServer((from) => {
    const target = connect(Number(new URL(to).port), '127.0.0.1');
    for (const socket of [from, target]) sockets.add(socket.on('error', () => {}));
    if (!isHanging) from.pipe(target).pipe(from);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  const end = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(end);
  const url = new URL(to);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    end,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.unpipe();
    },
  };
}

it.each(['end', 'hang'] as const)('nobody notices replicas that %s', async (fault) => {
  const proxies = [await useProxy(replicas[0]!), await useProxy(replicas[1]!)];
  const { site, pools, namesOf } = await useSite(proxies.map(({ url }) => url));
  await namesOf();
  for (const proxy of proxies) proxy[fault]();
  await Promise.all(Array.from({ length: 20 }, () => namesOf()));
  expect(pools.pick()).toBeUndefined();
  expect((await site.app.inject('/readyz')).statusCode).toBe(200);
  const metrics = await site.app.inject({ url: '/metrics', headers: { authorization: 'Bearer token' } });
  const { host } = new URL(proxies[0]!.url);
  expect(metrics.payload).toContain(`database_replica_usable{replica="${host}"} 0`);
  expect(metrics.payload).toMatch(/database_replica_reads_total\{replica="[^"]+",answered_by="primary"\} [1-9]/);
});

it('a start does not wait for a replica that is down', async () => {
  const proxy = await useProxy(replicas[0]!);
  proxy.end();
  const settings = { databaseReplicaUrls: [proxy.url], databasePoolSize: 1, databasePrepare: false };
  const pools = new Replicas(primary.db, settings);
  onTestFinished(() => pools.close());
  expect(pools.pick()).toBeUndefined();
});

it('a replica that was promoted is left alone', async () => {
  const [, url] = replicas as [string, string];
  const { pools } = await useSite([url]);
  await administer(url, 'select pg_promote()');
  await vi.waitFor(() => expect(pools.pick()).toBeUndefined(), 20_000);
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(pools.all[0]!.db);
  expect(rows).toEqual([{ standby: false }]);
});

it('replicas need the database that they follow', () => {
  expect(() => loadConfig({ DATABASE_REPLICA_URL: 'postgres://replica/site' })).toThrow(
    'DATABASE_REPLICA_URL needs DATABASE_URL, the database that its replicas follow.',
  );
  expect(() => loadConfig({ DATABASE_REPLICA_URL: 'replica:5432' })).toThrow('DATABASE_REPLICA_URL must look like');
});
