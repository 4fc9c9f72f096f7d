import { openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import type { Reply } from '../../test/contractCheck.ts';
import { startPostgres } from '../../test/postgres.ts';
import { call, send, type WireRequest } from '../client.ts';
import type { AbuseCase, AbuseSite } from './case.ts';

/** Requests a page the way a browser does. @returns the status @throws Error if the reply is not HTML */
async function pageStatus(origin: string, path: string): Promise<number> {
  const { status, headers } = await send(origin, { method: 'GET', path, headers: { accept: 'text/html' } });
  if (!String(headers['content-type']).startsWith('text/html')) throw new Error(`${path} is no page: ${status}`);
  return status;
}

/** @throws Error listing each path whose page has a different status */
async function expectStatus(origin: string, status: number, paths: readonly string[]): Promise<void> {
  const wrong: string[] = [];
  for (const path of paths) {
    const seen = await pageStatus(origin, path);
    if (seen !== status) wrong.push(`${path} ${seen}`);
  }
  if (wrong.length > 0) throw new Error(`not ${status}: ${wrong.join(', ')}`);
}

const missing = [
  '/nowhere',
  '/admin/zzz',
  '/index.html',
  '/routes.json',
  '/projects/999999999',
  '/projects/0',
  '/projects/-1',
  '/projects/1%00',
  "/projects/1'--",
  '/projects/99999999999999999999999',
  '/profile/999999999',
  '/user/profile/nobody',
  '/user/profile/%00',
  '/quest/999999999',
  '/quest/..%2F..%2Fetc%2Fpasswd',
  `/user/profile/${'x'.repeat(5000)}`,
];

/** @throws Error unless the reply is a problem document with this status and code */
function expectProblem(what: string, { status, headers, text }: Reply, expected: number, code: string): void {
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  const problem = isProblem ? (JSON.parse(text) as { code?: string; requestId?: string }) : {};
  if (status !== expected || problem.code !== code)
    throw new Error(`${what}: ${status} ${problem.code}, not ${expected} ${code}`);
  if (!problem.requestId || headers['x-request-id'] !== problem.requestId)
    throw new Error(`${what}: x-request-id is ${String(headers['x-request-id'])}, not ${problem.requestId}`);
  if (status === 503 && !(Number(headers['retry-after']) > 0)) throw new Error(`${what}: a 503 without Retry-After`);
}

/** Nesting depth that no valid call needs. */
const LEVELS = 100;

const leapSeconds = ['2026-06-30T23:59:60Z', '2026-06-30T23:59:60.5Z', '2026-07-01T01:59:60+02:00'];

/** Runs a case with its own PostgreSQL server, which the case may kill. */
async function withOwnPostgres<T>(
  site: AbuseSite,
  work: (kill: () => Promise<void>, token: string) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres();
  try {
    const { db, close } = await openDatabase({
      databaseUrl: postgres.url,
      databasePoolSize: 1,
      dataDir: site.settings.DATA_DIR!,
    });
    await migrate(db);
    const { token } = await site.member(db, 'nova');
    await close();
    site.settings.DATABASE_URL = postgres.url;
    return await work(() => postgres.stop(), token);
  } finally {
    await postgres.stop();
  }
}

export const statuses: AbuseCase[] = [
  {
    name: 'pages of unknown addresses, projects, members and quests',
    async run(site) {
      const id = await site.prepare(async (db) => (await site.member(db, 'ada')).id);
      const { origin } = await site.start();
      const there = ['/', '/projects', '/admin/members', '/Projects/', `/profile/${id}`, '/user/profile/ADA'];
      await expectStatus(origin, 200, there);
      await expectStatus(origin, 404, missing);
      return `${missing.length} answered 404, ${there.length} that are there 200`;
    },
  },
  {
    name: 'JSON of 100 levels, and leap seconds',
    isAnyEngine: true,
    async run(site) {
      const { token } = await site.prepare((db) => site.member(db, 'admin', 'Admin'));
      const { origin } = await site.start();
      const nested = [`${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`, `${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`];
      for (const uid of nested) {
        const reply = await send(origin, {
          method: 'POST',
          path: '/backend/upvote',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: `{"uid":${uid}}`,
        });
        expectProblem(`JSON of ${LEVELS} levels`, reply, 400, 'validation-failed');
      }
      const title = { en: 'Quest', ru: 'Quest', zh: 'Quest', es: 'Quest', tr: 'Quest' };
      for (const startsAt of leapSeconds) {
        const json = { title, kind: 'manual', points: 5, startsAt };
        const reply = await call(origin, { method: 'POST', path: '/api/admin/quests/createQuest', token, json });
        expectProblem(startsAt, reply, 422, 'leap-second');
      }
      return `${nested.length} answered 400 validation-failed, ${leapSeconds.length} answered 422 leap-second`;
    },
  },
  {
    name: 'a header of 100 kB',
    isAnyEngine: true,
    async run(site) {
      const { origin } = await site.start();
      const long = 'a'.repeat(100_000);
      const requests: WireRequest[] = [
        { method: 'GET', path: '/', headers: { 'x-long': long } },
        { method: 'GET', path: '/backend/projects', headers: { cookie: long } },
        { method: 'GET', path: `/backend/projects?search=${long}` },
      ];
      for (const request of requests)
        expectProblem('A long header', await send(origin, request), 431, 'headers-too-large');
      return `${requests.length} answered 431 headers-too-large with a problem document`;
    },
  },
  {
    name: 'services that are down or not set up',
    isAnyEngine: true,
    async run(site) {
      const { id, token } = await site.prepare((db) => site.member(db, 'nova'));
      const contact = {
        method: 'POST',
        path: '/api/contact',
        json: { name: 'Nova', email: 'nova@example.com', message: 'Hello' },
      };
      const without = await site.start();
      expectProblem('Mail, not set up', await call(without.origin, contact), 503, 'mail-unavailable');
      const telegram = { method: 'GET', path: `/api/login/telegram?callerId=${id}`, token };
      expectProblem('Telegram', await call(without.origin, telegram), 503, 'verification-unavailable');
      await without.end('SIGTERM');
      // Nothing listens on port 1.
      const down = await site.start({
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'site@community.test',
      });
      expectProblem('Mail, down', await call(down.origin, contact), 503, 'mail-unavailable');
      return '3 of 3 answered 503 with Retry-After';
    },
  },
  {
    name: 'a PostgreSQL that is killed under load',
    isAnyEngine: true,
    async run(site) {
      if (site.engine === 'PGlite') return 'skipped: PGlite runs in the server itself';
      if (process.env.TEST_DATABASE_URL) return 'skipped: the PostgreSQL of TEST_DATABASE_URL is not ours to kill';
      return withOwnPostgres(site, async (kill, token) => {
        const { origin } = await site.start();
        const calls = [
          // Needs a token, because visitors would get a stale reply instead of an error.
          { method: 'GET', path: '/projects?search=wallet', token },
          { method: 'GET', path: '/api/quests', token },
          { method: 'GET', path: '/api/user', token },
          { method: 'POST', path: '/api/claimBonusPoint', token },
        ];
        let failed = 0;
        let isKilled = false;
        const loads = Array.from({ length: 16 }, async (_, index) => {
          const request = calls[index % calls.length]!;
          // Each caller continues until it has seen five errors, so calls in flight at the kill are also checked.
          for (let lost = 0; lost < 5;) {
            const wasKilled = isKilled;
            const reply = await call(origin, request);
            if (reply.status < 500) {
              if (wasKilled) throw new Error(`${request.path}: ${reply.status} without a database`);
              continue;
            }
            expectProblem(request.path, reply, 503, 'service-unavailable');
            lost++;
            failed++;
          }
        });
        const outcome = Promise.all(loads);
        outcome.catch(() => {});
        for (let n = 0; n < 20; n++) await call(origin, calls[1]!);
        await kill();
        isKilled = true;
        await outcome;
        return `${failed} of ${failed} failures were 503 with Retry-After`;
      });
    },
  },
];
