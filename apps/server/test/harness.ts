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
import type { Database } from '../src/db/database.ts';
import { openPGlite, pgliteDialect } from '../src/db/pglite.ts';
import { kyselyOn, openPool } from '../src/db/postgres.ts';
import { API_PREFIX } from '../src/contract/contract.ts';
import { localFileStore } from '../src/outside/files/localFileStore.ts';
import { createServices } from '../src/outside/index.ts';
import { createMember, type NewMember } from '../src/users/createMember.ts';
import { expectInContract } from './contractCheck.ts';
import { administer, databaseUrl } from './postgres.ts';
import { scratchRoot } from './scratch.ts';

/** A call through HTTP. */
export interface Call {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as `multipart/form-data`; a list is a repeated field. */
  form?: Record<string, string | string[]>;
  /** Sent as it is, with the content type among `headers`. */
  raw?: string | Buffer;
}

/** What came back, held against the contract already. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  /** The JSON of the body; undefined where there is none. */
  body: Body;
}

/** A server of its own, on an empty database of its own. */
export interface TestApp extends AppContext {
  app: FastifyInstance;
  /** Calls the API; `path` starts after its prefix. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read replies that the contract check has typed
  call<Body = any>(method: string, path: string, call?: Call): Promise<Answer<Body>>;
  /** Moves the clock. */
  advance(ms: number): void;
  /** Makes a member. */
  member(name: string, more?: Partial<NewMember>): Promise<{ id: number; token: string }>;
  /** A further session of a member, as fresh as the clock. */
  signInAgain(id: number): Promise<string>;
  /** A bearer token for a member with this name, who is made at its first use. */
  memberToken(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts such a server. Whoever makes it outside a test closes it. */
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
    db,
    clock: () => new Date(now),
    files: localFileStore(dataDir),
    providers: identityProviders(config),
    services: createServices(config),
    proofKey: 'the secret of the tests, which is long enough',
  };
  const context = { ...base, ...more(base) };
  // Loaded in the demo only: its identity provider is large.
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
      const id = await createMember(db, { name, username: name, ...member }, context.clock());
      return { id, token: await createSession(db, context.clock, id) };
    },
    signInAgain: (id) => createSession(db, context.clock, id),
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

/** {@link createTestApp} for one test, closed when that ends. */
export async function useTestApp(...args: Parameters<typeof createTestApp>): Promise<TestApp> {
  const test = await createTestApp(...args);
  onTestFinished(() => test.close());
  return test;
}

/**
 * An empty, migrated database: in PostgreSQL where the run has one, else in PGlite.
 * @param prepare whether PostgreSQL keeps statements prepared
 * @param log gets every statement
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
  // Room for all that a test calls at once: the wait for a connection is no longer than the one for a lock.
  const pool = await openPool(databaseUrl(server, name), { max: 40, prepare });
  // `kyselyOn` lets queries go past Kysely and its log.
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
