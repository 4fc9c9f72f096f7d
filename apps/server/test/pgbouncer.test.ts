import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { SESSION_LIMITS } from '../src/db/limits.ts';
import { kyselyOn, limitSessions, openPool } from '../src/db/postgres.ts';

const installed = (() => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/**
 * Starts PgBouncer in transaction mode in front of the tests' PostgreSQL, with two server connections.
 * @returns its URL
 */
async function startPgBouncer(to: URL): Promise<string> {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
  const dir = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(dir, 0o755);
  const settings = `[databases]
* = host=${to.hostname} port=${to.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`;
  // With auth_type "any", PgBouncer connects every client as the user in the database's entry.
  writeFileSync(join(dir, 'settings.ini'), settings.replace('port=', `user=${to.username} port=`));
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...asRoot, '-q', join(dir, 'settings.ini')], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  });
  const url = new URL(to);
  url.port = String(port);
  return url.href;
}

/** Opens a pool as soon as PgBouncer listens. */
async function poolOnceItListens(url: string) {
  for (const began = performance.now(); ;) {
    try {
      return await openPool(url, { max: 10 });
    } catch (error) {
      if (performance.now() - began > 10_000) throw error;
    }
  }
}

it.skipIf(!installed)(
  'PgBouncer’s transaction mode keeps all limits, and statements run on any connection',
  async () => {
    const url = new URL(inject('databaseUrl')!);
    const database = `bouncer_${Date.now()}`;
    const administration = await openPool(url.href, { max: 1 });
    await administration.query(`create database ${database}`);
    onTestFinished(async () => {
      await administration.query(`drop database ${database} with (force)`);
      await administration.end();
    });
    url.pathname = `/${database}`;
    const direct = await openPool(url.href, { max: 1 });
    expect(await limitSessions(direct)).toBe(true);
    await direct.end();

    const pool = await poolOnceItListens(await startPgBouncer(url));
    const db = kyselyOn(pool);
    onTestFinished(() => db.destroy());
    const asked = Object.keys(SESSION_LIMITS).map((name) => `current_setting('${name}') as ${name}`);
    const shown = {
      statement_timeout: '4s',
      lock_timeout: '3s',
      idle_in_transaction_session_timeout: '10s',
      jit: 'off',
    };
    const alone = await Promise.all(Array.from({ length: 20 }, () => pool.query(`select ${asked.join()}`)));
    for (const { rows } of alone) expect(rows).toEqual([shown]);
    const within = await db.transaction().execute((trx) => sql.raw(`select ${asked.join()}`).execute(trx));
    expect(within.rows).toEqual([shown]);

    // Ten client connections share two server connections. A statement prepared on one server connection would be
    // unknown on the other.
    const sums = Array.from({ length: 200 }, (_, n) => pool.query('select $1::int + 1 as sum', [n]));
    expect((await Promise.all(sums)).map(({ rows }) => rows[0].sum)).toEqual(sums.map((_, n) => n + 1));
  },
);
