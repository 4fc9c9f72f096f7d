import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect, type Logger } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import type { DB } from '../generated/db.js';
import { buildApp } from '../src/app.ts';
import type { AppContext } from '../src/context.ts';
import { identityProviders } from '../src/outside/providers/index.ts';
import { createSession } from '../src/auth/sessions.ts';
import { loadConfig, type Config } from '../src/config.ts';
import { openSite } from '../src/config/site/source.ts';
import type { Database } from '../src/db/database.ts';
import { openPGlite, pgliteDialect } from '../src/db/pglite.ts';
import { Replicas } from '../src/db/replicas.ts';
import { kyselyOn, openPool } from '../src/db/postgres.ts';
import { API_PREFIX } from '../src/contract/contract.ts';
import { localFileStore } from '../src/outside/files/localFileStore.ts';
import { createServices } from '../src/outside/index.ts';
import { createMember, type NewMember } from '../src/users/createMember.ts';
import { expectInContract } from './contractCheck.ts';
import { administer, databaseUrl } from './postgres.ts';
import { scratchRoot } from './scratch.ts';

export interface Call {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as `multipart/form-data`; a list becomes a repeated field. */
  form?: Record<string, string | string[]>;
  /** Sent unchanged. `headers` must contain the content type. */
  raw?: string | Buffer;
}

/** A reply, already validated against the contract. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  /** The parsed body; undefined if it is empty or not JSON. */
  body: Body;
}

/** A server with its own database, empty at first. */
export interface TestApp extends AppContext {
  app: FastifyInstance;
  /** Calls the API; `path` has no API prefix. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the contract check validates replies, so tests read them untyped
  call<Body = any>(method: string, path: string, call?: Call): Promise<Answer<Body>>;
  /** Advances the server's clock. */
  advance(ms: number): void;
  /** Creates a member with a session. */
  member(name: string, more?: Partial<NewMember>): Promise<{ id: number; token: string }>;
  /** Creates another session of a member, signed in at the clock's current time. */
  signInAgain(id: number): Promise<string>;
  /** Returns the token of the member with this name, who is created on first use. */
  memberToken(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Creates a server, which the caller must close. @param more replaces parts of the server's context */
export async function createTestApp(
  overrides: Partial<Config> = {},
  more: (context: AppContext) => Partial<AppContext> = () => ({}),
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(scratchRoot(), 'community-'));
  const { db, drop } = await createTestDatabase(overrides.databasePrepare);
  const config: Config = {
    ...loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DEMO: 'false' }),
    readsPerMinute: 1_000_000,
    writesPerMinute: 100_000,
    signInsPerMinute: 100_000,
    uploadsPerHour: 100_000,
    uploadBytesPerHour: 2 ** 40,
    ...overrides,
  };
  let now = Date.parse('2026-09-01T12:00:00Z');
  const base: AppContext = {
    config,
    site: openSite(config.siteConfig),
    db,
    replicas: new Replicas(db, config),
    clock: () => new Date(now),
    files: localFileStore(dataDir),
    providers: identityProviders(config),
    services: createServices(config),
    proofKey: 'the secret of the tests, which is long enough',
  };
  const context = { ...base, ...more(base) };
  // Imported only when needed, because the demo's identity provider is large.
  const mount = config.demo ? (await import('../src/demo/mountDemo.ts')).mountDemo : undefined;
  const app = await buildApp(context, undefined, mount);
  const tokens = new Map<string, Promise<string>>();

  const test: TestApp = {
    ...context,
    app,
    advance: (ms) => (now += ms),
    async call(method, path, { token, headers, json, form, raw } = {}) {
      const multipart = form && encodeForm(form);
      const response = await app.inject({
        method: method as 'GET',
        url: `${API_PREFIX}${path}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...multipart?.headers,
          ...headers,
        },
        payload: json !== undefined ? JSON.stringify(json) : (multipart?.payload ?? raw),
      });
      const reply = { status: response.statusCode, headers: response.headers, text: response.payload };
      expectInContract(method, `${API_PREFIX}${path}`, reply);
      return {
        ...reply,
        body: reply.text && /json/.test(String(reply.headers['content-type'])) ? JSON.parse(reply.text) : undefined,
      };
    },
    async member(name, member = {}) {
      const id = await createMember(context.db, { name, username: name, ...member }, context.clock());
      return { id, token: await createSession(context.db, context.clock, id) };
    },
    signInAgain: (id) => createSession(context.db, context.clock, id),
    memberToken(name) {
      const token = tokens.get(name) ?? test.member(name).then((member) => member.token);
      tokens.set(name, token);
      return token;
    },
    async close() {
      await app.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return test;
}

/** Like {@link createTestApp}, for one test: the server closes when the test ends. */
export async function useTestApp(...args: Parameters<typeof createTestApp>): Promise<TestApp> {
  const test = await createTestApp(...args);
  onTestFinished(() => test.close());
  return test;
}

/**
 * Creates an empty, migrated database, on PostgreSQL if the run has one, else on PGlite.
 * @param prepare true to prepare statements on PostgreSQL
 * @param log receives every statement
 */
export async function createTestDatabase(
  prepare = false,
  log?: Logger,
): Promise<{ db: Database; drop(): Promise<void> }> {
  const server = inject('databaseUrl');
  if (!server) {
    const dir = await mkdtemp(join(scratchRoot(), 'pglite-'));
    await cp(inject('pgliteTemplate')!, dir, { recursive: true });
    const db = new Kysely<DB>({ dialect: pgliteDialect(await openPGlite(dir)), ...(log && { log }) });
    return { db, drop: () => db.destroy().then(() => rm(dir, { recursive: true, force: true })) };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${inject('postgresTemplate')!} strategy file_copy`);
  // Enough connections for all concurrent calls of a test: a wait for a connection times out sooner than a wait for a
  // lock.
  const pool = await openPool(databaseUrl(server, name), { max: 60, prepare });
  // With `kyselyOn`, some queries use the pool directly and would be missing from Kysely's log.
  const db = log ? new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log }) : kyselyOn<DB>(pool);
  return {
    db,
    async drop() {
      await db.destroy();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

function encodeForm(form: Record<string, string | string[]>) {
  const boundary = 'form-boundary-of-the-tests';
  const parts = Object.entries(form).flatMap(([name, values]) =>
    [values]
      .flat()
      .map((value) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  };
}
