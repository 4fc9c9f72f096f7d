import { randomUUID } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { openDatabase, openDatabaseInTime } from '../src/db/database.ts';
import { migrate, readMigrations } from '../src/db/migrate.ts';
import { freePort } from './freePort.ts';
import { administer, databaseUrl } from './postgres.ts';

const config = (url: string, wait: number) => loadConfig({ DATABASE_URL: url, DATABASE_WAIT_MS: String(wait) });

it('a start waits for a database that comes later', async () => {
  const url = new URL(inject('databaseUrl')!);
  const target = Number(url.port);
  url.port = String(await freePort());
  const opening = openDatabaseInTime(config(url.href, 60_000));
  const proxy = createServer((from) => {
    const to = connect(target, '127.0.0.1');
    from.pipe(to).pipe(from);
    for (const socket of [from, to]) socket.on('error', () => {});
  });
  onTestFinished(() => void proxy.close());
  setTimeout(() => proxy.listen(Number(url.port), '127.0.0.1'), 700);
  const { db, close } = await opening;
  const { rows } = await sql`select 1 as one`.execute(db);
  await close();
  expect(rows).toEqual([{ one: 1 }]);
}, 60_000);

it('the wait is bounded', async () => {
  const port = await freePort();
  const began = performance.now();
  await expect(openDatabaseInTime(config(`postgres://127.0.0.1:${port}/none`, 700))).rejects.toThrow(
    `Cannot use the database at 127.0.0.1:${port}: connect ECONNREFUSED`,
  );
  expect(performance.now() - began).toBeGreaterThan(700);
});

it('a database that refuses the start is not waited for', async () => {
  const url = databaseUrl(inject('databaseUrl')!, 'no_such_database');
  await expect(openDatabaseInTime(config(url, 3_600_000))).rejects.toThrow(
    'database "no_such_database" does not exist',
  );
});

it('a role without the right to change the schema starts on a current one, and names a pending migration', async () => {
  const server = inject('databaseUrl')!;
  const name = `limited_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  await administer(server, `create role ${name} login password 'limited'`);
  onTestFinished(async () => {
    await administer(server, `drop database ${name} with (force)`);
    await administer(server, `drop role ${name}`);
  });
  const open = async (url: string) => {
    const opened = await openDatabase({ databaseUrl: url, databasePoolSize: 2, dataDir: '' });
    onTestFinished(() => opened.close());
    return opened.db;
  };
  const owner = await open(databaseUrl(server, name));
  const names = (await readMigrations()).map((migration) => migration.name);
  await migrate(owner, new Set(names.slice(0, -1)));
  await sql.raw(`grant select, insert, update, delete on all tables in schema public to ${name}`).execute(owner);

  const url = new URL(databaseUrl(server, name));
  url.username = name;
  url.password = 'limited';
  const limited = await open(url.href);
  await expect(migrate(limited)).rejects.toThrow(
    `The database lacks the migration ${names.at(-1)}, which its user may not apply: set MIGRATION_DATABASE_URL to its owner's.`,
  );
  await migrate(owner);
  expect(await migrate(limited)).toEqual([]);
});
