import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { components } from '@pwr-community/api/schema';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, loadConfig } from '../src/config.ts';
import { checkProduction } from '../src/config/production.ts';
import { openDatabase } from '../src/db/database.ts';
import { lockDataDir } from '../src/db/dataDirLock.ts';
import { migrate } from '../src/db/migrate.ts';
import { harbor } from './harbor.ts';
import { start, useDir, useMigratedDir } from './process.ts';

describe('settings', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
    [{ PUBLIC_URL: 'community.example' }, 'PUBLIC_URL must be an address such as https://example.org.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
    [{ NODE_ENV: 'production', DEMO: 'true' }, 'DEMO cannot be on when NODE_ENV is production.'],
    [{ X_CLIENT_ID: 'x' }, 'X_CLIENT_ID and X_CLIENT_SECRET must be set together.'],
  ])('%j are refused in a sentence', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(sentence));
  });

  it('enable the demo only outside production', () => {
    expect(loadConfig({}).demo).toBe(true);
    expect(loadConfig({ PORT: '' }).port).toBe(3000);
    expect(loadConfig({ NODE_ENV: 'production' }).demo).toBe(false);
  });
});

describe('a production start', () => {
  const complete = { NODE_ENV: 'production', PUBLIC_URL: 'https://site.test', CHAIN_RPC_URL: 'https://rpc.site.test' };
  const check = (env: Record<string, string>) => checkProduction(loadConfig({ ...complete, ...env }));

  it.each([
    [
      { PUBLIC_URL: '' },
      'PUBLIC_URL must be set when NODE_ENV is production: the address at which people open the site.',
    ],
    [
      { CHAIN_RPC_URL: '' },
      'Nobody could sign in: set X_CLIENT_ID, GOOGLE_CLIENT_ID or CHAIN_RPC_URL, as docs/operating/sign-in.md describes.',
    ],
    [
      { PUBLIC_URL: 'https://site.example.org' },
      'PUBLIC_URL is https://site.example.org, which is only an example: set your own.',
    ],
    [
      { MAIL_FROM: 'Site <noreply@example.com>' },
      'MAIL_FROM is Site <noreply@example.com>, which is only an example: set your own.',
    ],
  ])('with %j is refused in a sentence', (env, sentence) => {
    expect(() => check(env)).toThrow(new ConfigError(sentence));
  });

  it('needs no more than an address and one way to sign in, and a trial needs nothing', () => {
    expect(() => check({})).not.toThrow();
    expect(() => check({ CHAIN_RPC_URL: '', X_CLIENT_ID: 'id', X_CLIENT_SECRET: 'secret' })).not.toThrow();
    expect(() => checkProduction(loadConfig({}))).not.toThrow();
  });

  it('prints the first admin’s link, and a second start within the hour prints none', async () => {
    const DATA_DIR = await useMigratedDir();
    const env = {
      ...complete,
      PUBLIC_URL: 'http://site.test',
      SITE_CONFIG: harbor,
      DATA_DIR,
      PROOF_SECRET: 'x'.repeat(32),
    };
    const first = await start(env);
    expect(first.output()).toMatch(/There is no admin yet.*\n +http:\/\/site\.test\/first-admin\?token=[\w-]{43}\n/);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = await start(env);
    expect(second.output()).toContain('The site is at http://site.test');
    expect(second.output()).not.toContain('first-admin');
  }, 60_000);
});

describe('a start on the embedded database', () => {
  it('shows the demo, keeps what was written, and refuses a second server on the same data', async () => {
    const dir = await useDir();
    const first = await start({ DATA_DIR: dir });
    const projects = async (origin: string) => {
      const reply = await fetch(`${origin}/backend/projects?limit=1`);
      return (await reply.json()) as components['schemas']['ProjectList'];
    };
    expect((await projects(first.origin!)).metadata.totalItems).toBe(60);

    const second = await start({ DATA_DIR: dir });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(`The data in ${dir} is in use by process ${first.child.pid}: stop it first.`);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const third = await start({ DATA_DIR: dir });
    expect((await projects(third.origin!)).metadata.totalItems).toBe(60);
    third.child.kill('SIGKILL');
    await third.ended;
    const afterCrash = await start({ DATA_DIR: dir });
    expect((await projects(afterCrash.origin!)).metadata.totalItems).toBe(60);
  }, 120_000);
});

describe('a failed start', () => {
  it('reports that the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const { output, ended } = await start({ DATA_DIR: await useMigratedDir(), PORT: String(port), DEMO: 'false' });
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(`Port ${port} is already in use: stop what uses it, or choose another with PORT.`);
  }, 60_000);

  it('reports that the database does not answer, without the password', async () => {
    const { output, ended } = await start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' });
    expect(await ended).toBe(1);
    expect(output().trim()).toBe('Cannot use the database at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1.');
  }, 60_000);

  it('names the invalid setting', async () => {
    const { output, ended } = await start({ PORT: 'abc' });
    expect(await ended).toBe(1);
    expect(output().trim()).toBe('PORT must be a number.');
  }, 60_000);
});

describe('the lock of a data directory', () => {
  it('is held by one process, and free after release', async () => {
    const dir = await useDir();
    const unlock = lockDataDir(dir);
    expect(() => lockDataDir(dir)).toThrow(`The data in ${dir} is in use by process ${process.pid}: stop it first.`);
    unlock();
    lockDataDir(dir)();
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: '1', token: 'x' })],
    ['of an earlier process with the id of another', JSON.stringify({ pid: process.pid, started: '1', token: 'x' })],
    ['that a machine lost when it lost its power', ''],
  ])('%s is taken over', async (_what, written) => {
    const dir = await useDir();
    await writeFile(join(dir, 'database.lock'), written);
    lockDataDir(dir)();
  });
});

describe('migrations', () => {
  it('run once, and refuse a file that has changed since', async () => {
    const { db, close } = await openDatabase({ databaseUrl: undefined, databasePoolSize: 1, dataDir: await useDir() });
    onTestFinished(() => close());
    expect(await migrate(db)).toEqual(expect.arrayContaining(['0001_core.sql']));
    expect(await migrate(db)).toEqual([]);
    await sql`update schema_migration set checksum = 'x' where name = '0001_core.sql'`.execute(db);
    await expect(migrate(db)).rejects.toThrow('The migration 0001_core.sql was changed after it had been applied.');
  }, 60_000);
});
