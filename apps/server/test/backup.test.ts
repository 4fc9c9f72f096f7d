import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { backUp } from '../src/backup/backUp.ts';
import { dump } from '../src/backup/dump.ts';
import { connectToDumps, serveDumps } from '../src/backup/liveDump.ts';
import { load } from '../src/backup/load.ts';
import { moveData } from '../src/backup/moveData.ts';
import { restore } from '../src/backup/restore.ts';
import { ConfigError, type Config } from '../src/config.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { appliedMigrations, migrate, readMigrations } from '../src/db/migrate.ts';
import { poolOf } from '../src/db/postgres.ts';
import { seedDemo } from '../src/demo/seed.ts';
import type { FileStore } from '../src/outside/files/fileStore.ts';
import { localFileStore } from '../src/outside/files/localFileStore.ts';
import { addProject, picture, upload } from './people.ts';
import { useTestApp, type TestApp } from './harness.ts';
import { administer, databaseUrl } from './postgres.ts';
import { useDir, useMigratedDir } from './process.ts';

/** Starts a site whose database can be backed up while it runs. */
async function useSite(): Promise<TestApp> {
  const test = await useTestApp();
  const url = poolOf(test.db)?.options.connectionString;
  if (!url) onTestFinished(await serveDumps(test.db, test.config.dataDir, () => {}));
  return { ...test, config: { ...test.config, databaseUrl: url } };
}

/** Prepares an empty site to restore to. In the runs on PGlite, its database is already migrated, which is faster. */
async function useEmpty(config: Config): Promise<{ config: Config; files: FileStore }> {
  const server = inject('databaseUrl');
  if (!server || !config.databaseUrl) {
    const dataDir = await (server ? useDir() : useMigratedDir());
    return { config: { ...config, dataDir }, files: localFileStore(dataDir) };
  }
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  onTestFinished(() => administer(server, `drop database ${name} with (force)`));
  const dataDir = await useDir();
  return { config: { ...config, dataDir, databaseUrl: databaseUrl(server, name) }, files: localFileStore(dataDir) };
}

async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(config);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const linesOf = (db: Database) =>
  dump(db, async (source) => {
    const lines: string[] = [];
    for await (const line of source) lines.push(line);
    return lines;
  });

/** Returns a database's dump without its timestamp. Sorts the lines, because the order of rows may differ. */
async function contentsOf(db: Database): Promise<string[]> {
  const lines = await linesOf(db);
  return lines.map((line) => line.replace(/"takenAt":"[^"]+"/, '')).sort();
}

const useBackupDir = async () => join(await useDir(), 'backup');

describe('a backup', () => {
  it('holds every row and image of a running site, and restores them elsewhere', async () => {
    const site = await useSite();
    await seedDemo(site);
    const dir = await useBackupDir();
    const made = await backUp(site.config, site.files, dir);
    expect(made).toMatchObject({ lost: [] });
    expect(made.images).toBeGreaterThan(24);
    await promisify(execFile)('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: dir });

    const target = await useEmpty(site.config);
    const restored = await restore(target.config, target.files, dir);
    expect(restored).toMatchObject({ rows: made.rows, lost: [], books: { faults: [] } });
    const expected = await contentsOf(site.db);
    expect(await withDatabase(target.config, contentsOf)).toEqual(expected);
    for (const key of restored.images)
      expect(await target.files.get('media', key)).toEqual(await site.files.get('media', key));
  }, 120_000);

  it('has every table of the schema', async () => {
    const site = await useSite();
    const lines = await linesOf(site.db);
    const sections = lines.filter((line) => line.startsWith('{"section":"table"'));
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'`.execute(
      site.db,
    );
    expect(sections.map((line) => JSON.parse(line).name).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('is of one moment while members write', async () => {
    const site = await useSite();
    const members = await Promise.all([1, 2, 3, 4].map((n) => site.member(`Member ${n}`)));
    const writing = Promise.all(
      members.map(async ({ token }, member) => {
        for (let n = 0; n < 15; n++) await addProject(site, token, `Project ${n} of ${member}`);
      }),
    );
    const target = await useEmpty(site.config);
    const dir = await useBackupDir();
    await Promise.all([writing, backUp(site.config, site.files, dir)]);
    expect((await restore(target.config, target.files, dir)).books.faults).toEqual([]);
  }, 60_000);

  it('takes the database again if an image was deleted before it was copied', async () => {
    const site = await useSite();
    const { id, token } = await site.member('Nova');
    const { key } = await upload(site, token, await picture());
    await addProject(site, token, 'Project', { logoPath: key });
    const { logo } = await site.db.selectFrom('project').select('logo').executeTakeFirstOrThrow();
    let reads = 0;
    const files: FileStore = {
      ...site.files,
      // Simulates a listing from before the project was added.
      listOlder: async () => [],
      async get(place, name) {
        reads += 1;
        await site.db.deleteFrom('project').where('creator_id', '=', id).execute();
        await site.files.remove(place, name);
        return undefined;
      },
    };
    const dir = await useBackupDir();
    expect(await backUp(site.config, files, dir)).toMatchObject({ images: 0, lost: [] });
    expect(reads).toBe(1);
    expect(logo).toBe(key);
    const target = await useEmpty(site.config);
    await restore(target.config, target.files, dir);
    expect(await withDatabase(target.config, (db) => db.selectFrom('project').select('id').execute())).toEqual([]);
  });

  it('names the images that the storage has lost', async () => {
    const site = await useSite();
    const { token } = await site.member('Nova');
    const { key } = await upload(site, token, await picture());
    await addProject(site, token, 'Project', { logoPath: key });
    await site.files.remove('media', key);
    const dir = await useBackupDir();
    expect(await backUp(site.config, site.files, dir)).toMatchObject({ images: 0, lost: [key] });
    const target = await useEmpty(site.config);
    expect(await restore(target.config, target.files, dir)).toMatchObject({ lost: [key] });
  });

  it('continues after an interruption without copying images again', async () => {
    const site = await useSite();
    for (let n = 1; n <= 20; n++) {
      const { id } = await site.member(`Member ${n}`);
      await site.files.put('media', `${n}.png`, Buffer.from(`Image ${n}`));
      await site.db
        .updateTable('app_user')
        .set({ picture_key: `${n}.png` })
        .where('id', '=', id)
        .execute();
    }
    const dir = await useBackupDir();
    let left = 10;
    const stopping: FileStore = {
      ...site.files,
      get: (place, key) => (left-- > 0 ? site.files.get(place, key) : Promise.reject(new Error('The power is gone.'))),
    };
    await expect(backUp(site.config, stopping, dir)).rejects.toThrow('The power is gone.');
    // Copies that were under way at the time of the failure are complete.
    expect(await readdir(join(dir, 'media'))).toHaveLength(10);
    let reads = 0;
    const counting: FileStore = { ...site.files, get: (place, key) => (reads++, site.files.get(place, key)) };
    const { images } = await backUp(site.config, counting, dir);
    expect([images, reads]).toEqual([20, 10]);
  });

  it('continues after an interruption at any time', async () => {
    const site = await useSite();
    const dir = await useBackupDir();
    await mkdir(dir);
    for (const name of ['database.draft', 'database.ndjson.gz', '.SHA256SUMS'])
      await writeFile(join(dir, name), 'part');
    await backUp(site.config, site.files, dir);
    await promisify(execFile)('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: dir });
    expect((await readdir(dir)).sort()).toEqual(['SHA256SUMS', 'database.ndjson.gz']);
  });

  it.skipIf(!existsSync('/dev/full'))('says in one sentence that the disk is full', async () => {
    const site = await useSite();
    const dir = await useDir();
    await symlink('/dev/full', join(dir, '.SHA256SUMS'));
    await expect(backUp(site.config, site.files, dir)).rejects.toThrow(
      new ConfigError(`The disk of ${dir} is full: free some space, and repeat the backup with the same folder.`),
    );
  });

  it('refuses a folder that is in use, in one sentence', async () => {
    const site = await useSite();
    const dir = await useDir();
    await writeFile(join(dir, 'thesis.txt'), '');
    const makeBackup = () => backUp(site.config, site.files, dir);
    await expect(makeBackup()).rejects.toThrow(`${dir} holds something else (thesis.txt): name an empty folder.`);
    await rm(join(dir, 'thesis.txt'));
    await makeBackup();
    await expect(makeBackup()).rejects.toThrow(`${dir} holds a complete backup already: name another folder.`);
  });
});

describe('a restore', () => {
  it('changes nothing if the backup is incomplete or damaged', async () => {
    const site = await useSite();
    const { token } = await site.member('Nova');
    const { key } = await upload(site, token, await picture());
    await addProject(site, token, 'Project', { logoPath: key });
    const dir = await useBackupDir();
    await backUp(site.config, site.files, dir);
    const target = await useEmpty(site.config);
    const restoring = () => restore(target.config, target.files, dir);

    const image = join(dir, 'media', key);
    const bytes = await readFile(image);
    await appendFile(image, 'x');
    await expect(restoring()).rejects.toThrow(`${image} is damaged: restore another backup.`);
    await rm(image);
    await expect(restoring()).rejects.toThrow(`${image} is missing: restore another backup.`);
    await writeFile(image, bytes);

    const sums = await readFile(join(dir, 'SHA256SUMS'), 'utf8');
    await writeFile(join(dir, 'SHA256SUMS'), sums.replace('media/', '../'));
    await expect(restoring()).rejects.toThrow(`SHA256SUMS in ${dir} is damaged: restore another backup.`);
    await rm(join(dir, 'SHA256SUMS'));
    await expect(restoring()).rejects.toThrow(`${dir} holds no complete backup: it has no SHA256SUMS.`);
    await writeFile(join(dir, 'SHA256SUMS'), sums);
    expect(await target.files.get('media', key)).toBeUndefined();
    expect(await restoring()).toMatchObject({ books: { members: 1, faults: [] } });
  });

  it('refuses a database with members, and a backup of a newer build', async () => {
    const site = await useSite();
    await site.member('Nova');
    const lines = await linesOf(site.db);
    await expect(load(site.db, asStream(lines))).rejects.toThrow(
      'The database already has members: use an empty database.',
    );
    const target = await useEmpty(site.config);
    const newer = lines.map((line) => line.replace('0001_core.sql', '9999_later.sql'));
    await withDatabase(target.config, async (db) => {
      await expect(load(db, asStream(newer))).rejects.toThrow(
        'The backup has the migration 9999_later.sql, which this build does not have: use a newer build.',
      );
    });
  });

  it('writes nothing if it is interrupted, and can be repeated', async () => {
    const site = await useSite();
    await site.member('Nova');
    const lines = await linesOf(site.db);
    const target = await useEmpty(site.config);
    await withDatabase(target.config, async (db) => {
      await expect(load(db, asStream(lines.slice(0, -1)))).rejects.toThrow('The copy of the database is incomplete.');
      expect(await db.selectFrom('app_user').select('id').execute()).toEqual([]);
      expect(await load(db, asStream(lines))).toMatchObject({ books: { members: 1, faults: [] } });
      // The triggers that count rows are enabled again.
      await db.updateTable('app_user').set({ is_degen: true }).execute();
      const { total } = await db
        .selectFrom('tally')
        .select('total')
        .where('name', '=', 'degens')
        .executeTakeFirstOrThrow();
      expect(total).toBe(1);
      await expect(sql`insert into username values ('nobody', 4711)`.execute(db)).rejects.toThrow('foreign key');
    });
  });

  it.runIf(inject('databaseUrl') !== undefined)('brings a backup of an older build to the current schema', async () => {
    const { config } = await useTestApp();
    const older = await useEmpty({ ...config, databaseUrl: inject('databaseUrl') });
    const names = (await readMigrations()).map(({ name }) => name);
    const lines = await withDatabase(older.config, async (db) => {
      await migrate(db, new Set(names.filter((name) => name < '0049')));
      await db.insertInto('app_secret').values({ name: 'upload', value: 'old' }).execute();
      return linesOf(db);
    });
    const target = await useEmpty({ ...config, databaseUrl: inject('databaseUrl') });
    await withDatabase(target.config, async (db) => {
      await load(db, asStream(lines));
      expect(await db.selectFrom('app_secret').selectAll().execute()).toEqual([{ name: 'upload', value: 'old' }]);
      expect((await appliedMigrations(db)).map(({ name }) => name)).toEqual(names);
      await expect(load(db, asStream(lines))).rejects.toThrow(
        'The database has the migration 0049_account_deletion.sql, which is newer: use an empty database.',
      );
    });
  });
});

describe('the embedded database', () => {
  it('is copied only for the user that the server runs as', async () => {
    const { db, config } = await useTestApp();
    onTestFinished(await serveDumps(db, config.dataDir, () => {}));
    const socket = await connectToDumps(config.dataDir);
    onTestFinished(() => void socket!.destroy());
    expect((await stat(join(config.dataDir, 'backup.sock'))).mode & 0o077).toBe(0);
    let received = '';
    for await (const chunk of socket!) received += String(chunk);
    expect(received).toContain('{"section":"end"}\n');
    expect((await readdir(config.dataDir)).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('is dumped for the next reader after one that gave up', async () => {
    const { db, config } = await useTestApp();
    onTestFinished(await serveDumps(db, config.dataDir, () => {}));
    (await connectToDumps(config.dataDir))!.destroy();
    let received = '';
    for await (const chunk of (await connectToDumps(config.dataDir))!) received += String(chunk);
    expect(received).toContain('{"section":"end"}\n');
  });

  it('is not created by a backup', async () => {
    const { config, files } = await useTestApp();
    await expect(backUp(config, files, await useBackupDir())).rejects.toThrow(
      `There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`,
    );
  });

  it.skipIf(inject('databaseUrl') !== undefined)('is copied without a running site', async () => {
    const { config, files } = await useTestApp();
    const dataDir = await useMigratedDir();
    expect(await backUp({ ...config, dataDir }, files, await useBackupDir())).toMatchObject({ images: 0, lost: [] });
  });

  it.runIf(inject('databaseUrl') !== undefined)(
    'moves to PostgreSQL and back',
    async () => {
      const site = await useSite();
      await seedDemo(site);
      const expected = await contentsOf(site.db);
      const embedded = await useEmpty({ ...site.config, databaseUrl: undefined });
      const postgres = await useEmpty(site.config);

      await moveData({ ...embedded.config, databaseUrl: site.config.databaseUrl }, undefined);
      expect(await withDatabase(embedded.config, contentsOf)).toEqual(expected);
      expect(await moveData(embedded.config, postgres.config.databaseUrl)).toMatchObject({ books: { faults: [] } });
      expect(await withDatabase(postgres.config, contentsOf)).toEqual(expected);
      await expect(moveData(embedded.config, undefined)).rejects.toThrow('in the embedded database already');
    },
    120_000,
  );

  it.runIf(inject('databaseUrl') !== undefined)('does not move from an older schema, and says what to do', async () => {
    const { config } = await useTestApp();
    const older = await useEmpty({ ...config, databaseUrl: inject('databaseUrl') });
    const names = (await readMigrations()).map(({ name }) => name);
    await withDatabase(older.config, (db) => migrate(db, new Set(names.filter((name) => name < '0002'))));
    await expect(moveData({ ...older.config, dataDir: await useDir() }, undefined)).rejects.toThrow(
      `The database lacks the migration ${names[1]}: start this build on it once, stop it, and run move-data again.`,
    );
  });
});

async function* asStream(lines: string[]): AsyncGenerator<string> {
  yield* lines;
}
