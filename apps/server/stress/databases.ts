import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { administer } from '../test/postgres.ts';
import type { Settings } from './serverProcess.ts';

/** The database engines that the server supports. */
export const engines = ['PGlite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

/** A migrated database, empty at first, and a folder for files. */
export interface Site {
  /** Settings that point a server at this database and folder. */
  settings: Settings;
  /** Opens the database. On PGlite, no server may be running. */
  open(): Promise<{ db: Database; close(): Promise<void> }>;
  /** Like {@link Site.open}, but preserves the state after a crash: PGlite's data is copied first. */
  inspect(): Promise<{ db: Database; close(): Promise<void> }>;
  /** Copies the site, which must not be in use. */
  copy(): Promise<Site>;
  remove(): Promise<void>;
}

/** Creates an empty, migrated site. @param postgresUrl PostgreSQL server for its database; PGlite if absent */
export async function createSite(postgresUrl?: string): Promise<Site> {
  const site = await siteIn(await newFolder(), postgresUrl);
  const { db, close } = await site.open();
  await migrate(db);
  await close();
  return site;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'stress-'));

async function copyFolder(folder: string): Promise<string> {
  const copy = await newFolder();
  // The socket that serves backups can't be copied.
  await cp(folder, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return copy;
}

/** @param template the PostgreSQL database to copy */
async function siteIn(dataDir: string, postgresUrl: string | undefined, template?: string): Promise<Site> {
  const database = postgresUrl === undefined ? undefined : await createDatabase(postgresUrl, template);
  const config = { databaseUrl: database?.url, databasePoolSize: 10, dataDir };
  return {
    settings: { DATA_DIR: dataDir, DEMO: 'false', ...(database && { DATABASE_URL: database.url }) },
    open: () => openDatabase(config),
    async inspect() {
      if (database) return openDatabase(config);
      const copy = await copyFolder(dataDir);
      const { db, close } = await openDatabase({ ...config, dataDir: copy });
      return { db, close: () => close().then(() => rm(copy, { recursive: true, force: true })) };
    },
    copy: async () => siteIn(await copyFolder(dataDir), postgresUrl, database?.name),
    async remove() {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createDatabase(server: string, template = 'template1') {
  const name = `stress_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}
