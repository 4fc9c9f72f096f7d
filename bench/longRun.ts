// npm run bench:memory -- [--requests=1000000]: measures how soon a server on PostgreSQL is ready, and how much memory
// its process takes after many mixed requests: pages, reads, and upvotes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPool } from '../apps/server/src/db/postgres.ts';
import { startPostgres } from '../apps/server/test/postgres.ts';
import { median, meets, printTable, type Figure } from './figures.ts';
import { makeCalls, signIn, type Call } from './scale/calls.ts';
import { generate, sizeOf } from './scale/generate.ts';
import { Caller } from './scale/load.ts';
import { start, type Running } from './site.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '1000000' } } });
const requests = Number(values.requests);
if (!(Number.isInteger(requests) && requests >= 1000)) {
  console.error('--requests is a whole number from 1000.');
  process.exit(1);
}

/** Requests in progress at once. */
const CALLERS = 8;
/** Times that the memory is read. */
const READINGS = 10;
const STARTS = 3;
/** Some reads name the nth member; there are slightly more. */
const MEMBERS = 9000;
/** Members who upvote, each another project at a time. */
const FANS = 50;

const page = (name: string, path: Call['path']): Call => ({ name, bar: 'list', path });
const languages = ['en', 'ru', 'zh', 'es', 'tr'];
const pages = [
  page('home', (n) => `/?lang=${languages[n % languages.length]}`),
  page('projects', (n) => `/projects?search=${n % 100}`),
  page('a project', (n) => `/projects/${1 + (n % 500)}`),
  page('leaderboard', () => '/leaderboard'),
  page('FAQ', () => '/faq'),
];

const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const figures: Figure[] = [];
try {
  await generate(postgres.url, sizeOf(0.01));
  const pool = await openPool(postgres.url, { max: 1, isLimited: false });
  await pool.query('vacuum analyze');
  // Reads of a period take long without taking memory.
  const reads = (await makeCalls(pool)).filter(({ bar }) => bar !== 'window');
  const { rows } = await pool.query<{ id: number }>(
    'select id from app_user where total_points > 0 order by id limit $1',
    [FANS],
  );
  const fans = rows.map(({ id }) => id);
  const tokens = await signIn(pool, fans);
  await pool.end();
  const upvote: Call = {
    name: 'an upvote',
    bar: 'list',
    path: () => '/upvote',
    token: (n) => tokens[n % FANS]!,
    body: (n) => ({ uid: fans[n % FANS], projectId: 1 + (Math.floor(n / FANS) % 500) }),
  };

  const seconds: number[] = [];
  for (let round = 0; round <= STARTS; round += 1) {
    const began = performance.now();
    const site = await startSite();
    // Not measured: the first start on these data brings the leaderboards up to date.
    if (round > 0) seconds.push((performance.now() - began) / 1000);
    if (round === STARTS) figures.push(await memoryAfter(site, reads, upvote));
    await site.stop();
  }
  figures.unshift({
    name: `ready on PostgreSQL, median of ${STARTS}`,
    value: median(seconds),
    unit: 's',
    bar: { atMost: 2 },
  });
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
printTable(figures);
process.exit(figures.every(meets) ? 0 : 1);

/** Starts the site with the kit's command and settings for memory. */
function startSite(): Promise<Running> {
  const unit = readFileSync('deploy/systemd/community@.service', 'utf8');
  const [, command] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit)!;
  const [, arenas] = /^Environment=MALLOC_ARENA_MAX=(\d+)$/m.exec(unit)!;
  return start(process.execPath, command!.split(' '), {
    MALLOC_ARENA_MAX: arenas!,
    NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO: 'false',
  });
}

/** Sends the requests: of ten, seven reads, two pages and an upvote. Prints the memory on the way. */
async function memoryAfter(site: Running, reads: Call[], upvote: Call): Promise<Figure> {
  const api = new Caller(site.url, CALLERS);
  const browser = new Caller(site.url, CALLERS, { prefix: '', headers: { 'accept-encoding': 'gzip' } });
  const send = (n: number) => {
    const [ten, kind] = [Math.floor(n / 10), n % 10];
    if (kind === 0) return api.call(upvote, ten);
    return kind <= 2 ? nthOf(browser, pages, 2 * ten + kind - 1) : nthOf(api, reads, 7 * ten + kind - 3);
  };
  const numbers = Array.from({ length: requests }, (_, n) => n).values();
  let sent = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (const n of numbers) {
        await send(n);
        sent += 1;
        if (sent % Math.floor(requests / READINGS) === 0)
          console.log(`  ${sent} requests: ${Math.round(memoryOf(site.process.pid!))} MB`);
      }
    }),
  );
  api.close();
  browser.close();
  return {
    name: `memory of the process after ${requests} requests`,
    value: memoryOf(site.process.pid!),
    unit: 'MB',
    bar: { atMost: 200 },
  };
}

/** Sends the nth request of all calls in turns. */
function nthOf(caller: Caller, calls: Call[], n: number) {
  return caller.call(calls[n % calls.length]!, Math.floor(n / calls.length) % MEMBERS);
}

/** Returns the memory of a process that isn't swapped out, in MB. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}
