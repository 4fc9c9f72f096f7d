import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Settings } from './serverProcess.ts';

/** The databases that the server runs on. */
export const engines = ['PGlite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

/** An empty, migrated database and a folder for files. */
export interface Site {
  /** Where they are, for a server. */
  settings: Settings;
  /** Opens the database here; where it is PGlite, no server may run on it meanwhile. */
  open(): Promise<{ db: Database; close(): Promise<void> }>;
  /** {@link Site.open} that leaves a database as a crash left it: PGlite is copied first. */
  inspect(): Promise<{ db: Database; close(): Promise<void> }>;
  remove(): Promise<void>;
}

/** Makes one. @param postgresUrl a PostgreSQL in which a database can be made; without it, it is PGlite */
export async function createSite(postgresUrl?: string): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stress-'));
  const database = postgresUrl === undefined ? undefined : await createDatabase(postgresUrl);
  const config = { databaseUrl: database?.url, databasePoolSize: 10, dataDir };
  const site: Site = {
    settings: { DATA_DIR: dataDir, DEMO: 'false', ...(database && { DATABASE_URL: database.url }) },
    open: () => openDatabase(config),
    async inspect() {
      if (database) return openDatabase(config);
      const copy = await mkdtemp(join(tmpdir(), 'stress-'));
      await cp(dataDir, copy, { recursive: true });
      const { db, close } = await openDatabase({ ...config, dataDir: copy });
      return { db, close: () => close().then(() => rm(copy, { recursive: true, force: true })) };
    },
    async remove() {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  const { db, close } = await site.open();
  await migrate(db);
  await close();
  return site;
}

async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `stress_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
