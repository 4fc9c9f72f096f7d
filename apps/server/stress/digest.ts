// npm run test:digest -- [--members N]: two servers on one PostgreSQL send the daily email to N members through a
// stand-in for Postmark. One of them is killed halfway and restarted. A second run without the claim's lock must send
// some emails twice. Exits with 1 if a member gets two emails, if more are missing than the killed server had claimed,
// if 100,000 members would take longer than ten minutes, or if no member gets two emails without the lock.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { startPostgres } from '../test/postgres.ts';
import { createSite } from './databases.ts';
import { buildWithout } from './once/unguarded.ts';
import { readOptions } from './options.ts';
import { BUILT, startServer } from './serverProcess.ts';
import { printTable } from './table.ts';

const { members } = readOptions({ members: { type: 'number', default: 5000, about: 'Subscribers' } });

/** Maximum number of emails that a killed server may have claimed but not sent: one batch. */
const CLAIMED = 200;

/** Minimum emails per second, so that 100,000 take at most ten minutes. */
const REQUIRED = 100_000 / 600;

/** The run counts as finished after this time without an email, in ms. */
const QUIET = 3000;

/** Starts a stand-in for Postmark that counts the emails to each address. */
async function startPostmark() {
  const received = new Map<string, number>();
  let latest = performance.now();
  const waiting: { count: number; go: () => void }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { To } = JSON.parse(body) as { To: string };
      received.set(To, (received.get(To) ?? 0) + 1);
      latest = performance.now();
      response.setHeader('content-type', 'application/json').end('{"ErrorCode":0}');
      for (const { count, go } of waiting) if (received.size >= count) go();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    latest: () => latest,
    /** Resolves when this many addresses have received an email. */
    until: (count: number) => new Promise<void>((go) => waiting.push({ count, go })),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Resolves when no email has arrived for {@link QUIET}. */
async function quiet(latest: () => number): Promise<void> {
  for (let left = QUIET; left > 0; left = latest() + QUIET - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left));
}

/** Returns the number of statements that wait for a lock on the subscriber table. */
async function waitingFor(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_locks where relation = 'digest_subscriber'::regclass and not granted`.execute(db);
  return rows[0]!.count;
}

async function run(postgresUrl: string, dist: string) {
  const site = await createSite(postgresUrl);
  const { db, close } = await site.open();
  await sql`
    with member as (
      insert into app_user (name, username, email, created_at)
      select 'm' || n, 'm' || n, 'm' || n || '@example.com', now() from generate_series(1, ${members}::int) n returning id
    ), setting as (
      insert into notification_setting (user_id, kind, in_app, by_email) select id, 'points-adjusted', true, true from member
    ), subscriber as (
      insert into digest_subscriber (user_id, language, claimed_day, sent_until)
      select id, 'en', current_date - 2, now() - interval '2 days' from member
    )
    insert into notification (user_id, notification_key, kind, points, created_at)
    select id, 'news:' || n, 'points-adjusted', 5, now() - n * interval '1 hour' from member, generate_series(1, 5) n`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  const postmark = await startPostmark();
  const settings = { ...site.settings, POSTMARK_TOKEN: 'token', POSTMARK_URL: postmark.origin };
  const halfway = postmark.until(members / 2);
  // Blocks both servers until each is waiting to claim, so that their first claims are concurrent.
  const { servers, began } = await db.transaction().execute(async (trx) => {
    await sql`lock table digest_subscriber in access exclusive mode`.execute(trx);
    const started = await Promise.all([startServer(settings, dist), startServer(settings, dist)]);
    while ((await waitingFor(db)) < started.length) await new Promise((resolve) => setTimeout(resolve, 20));
    return { servers: started, began: performance.now() };
  });
  await halfway;
  await servers[1].end('SIGKILL');
  servers[1] = await startServer(settings, dist);
  await quiet(postmark.latest);
  const seconds = (postmark.latest() - began) / 1000;
  for (const server of servers) await server.end('SIGTERM');
  postmark.stop();
  await close();
  await site.remove();
  const twice = [...postmark.received.values()].filter((count) => count > 1).length;
  const perSecond = postmark.received.size / seconds;
  return { twice, missing: members - postmark.received.size, perSecond };
}

const postgres = await startPostgres();
try {
  const guarded = await run(postgres.url, BUILT);
  const lock = { file: 'notifications/digest.sql.ts', from: ' for update skip locked', to: '' };
  const unguarded = await run(postgres.url, await buildWithout({ name: 'lock of the claim', replacements: [lock] }));
  const row = (name: string, { twice, missing, perSecond }: typeof guarded) => [
    name,
    members,
    twice,
    missing,
    Math.round(perSecond),
    `${(100_000 / perSecond / 60).toFixed(1)} min`,
  ];
  printTable(
    ['servers', 'members', 'twice', 'missing until the next day', 'per second', '100,000 would take'],
    [row('guarded', guarded), row('without the lock of the claim', unguarded)],
  );
  const isRight = guarded.twice === 0 && guarded.missing <= CLAIMED && guarded.perSecond >= REQUIRED;
  process.exitCode = isRight && unguarded.twice > 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
