import { setTimeout as wait } from 'node:timers/promises';
import { createSession } from '../../src/auth/sessions.ts';
import type { Database } from '../../src/db/database.ts';
import { createMember } from '../../src/users/createMember.ts';
import type { Member } from '../../src/users/member.ts';
import type { Engine, Site } from '../databases.ts';
import { productionSettings, startServer, type ServerProcess, type Settings } from '../serverProcess.ts';

/** An attack on the site, and the conditions that must hold during it. */
export interface AbuseCase {
  /** Name in the printed result, such as “a progressive JPEG of 3,000 scans”. */
  name: string;
  /** Takes more than five seconds, so `--short` skips it. */
  isLong?: boolean;
  /** Independent of the database, or about PostgreSQL itself: `--short` runs it on PostgreSQL only. */
  isAnyEngine?: boolean;
  /** Time limit in ms, 8 minutes by default. A hanging case must not block the others. */
  limit?: number;
  /**
   * Runs the attack on the case's own site.
   * @returns a short summary of the results
   * @throws Error if a condition was violated
   */
  run(site: AbuseSite): Promise<string>;
}

/** An empty site for one case. Its servers are stopped when the case ends. */
export interface AbuseSite {
  engine: Engine;
  /** Settings that point servers at the site's data. */
  settings: Settings;
  /** Accesses the database directly. On PGlite, no server may be running. */
  prepare<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Creates a member with a session. Call it inside {@link AbuseSite.prepare}. */
  member(db: Database, name: string, role?: Member['role']): Promise<{ id: number; token: string }>;
  /** Starts the production build. On PGlite, only one server can run at a time. */
  start(settings?: Settings): Promise<ServerProcess>;
}

const CASE_LIMIT = 8 * 60_000;

async function expiry(limit: number): Promise<never> {
  await wait(limit, undefined, { ref: false });
  throw new Error(`It did not end within ${limit / 60_000} minutes.`);
}

/**
 * Runs one case and removes everything it created.
 * @param template an empty site to copy; copying takes a tenth of the time of migrating
 * @returns the case's summary
 * @throws Error if the case fails or exceeds its time limit
 */
export async function runCase(abuse: AbuseCase, engine: Engine, template: Site): Promise<string> {
  const site = await template.copy();
  const servers: ServerProcess[] = [];
  try {
    return await Promise.race([abuse.run(openSite(site, engine, servers)), expiry(abuse.limit ?? CASE_LIMIT)]);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await site.remove();
  }
}

const openSite = (site: Site, engine: Engine, servers: ServerProcess[]): AbuseSite => ({
  engine,
  settings: site.settings,
  async prepare(work) {
    const { db, close } = await site.open();
    try {
      return await work(db);
    } finally {
      await close();
    }
  },
  async member(db, name, role = 'User') {
    const now = () => new Date();
    const id = await createMember(db, { name, username: name, role }, now());
    return { id, token: await createSession(db, now, id) };
  },
  async start(settings) {
    const server = await startServer({ ...(await productionSettings()), ...site.settings, ...settings });
    servers.push(server);
    return server;
  },
});
