// npm run bench:replica -- [--size=0.01] [--rounds=5]: measures visitors' reads with no, one and two streaming
// replicas of PostgreSQL: calls per second, and the CPU time per call of each process.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPool } from '../apps/server/src/db/postgres.ts';
import { startServer } from '../apps/server/stress/serverProcess.ts';
import { startPostgres, startReplica } from '../apps/server/test/postgres.ts';
import { median, spread } from './figures.ts';
import { makeCalls, type Call } from './scale/calls.ts';
import { generate, sizeOf } from './scale/generate.ts';
import { capacity, Caller } from './scale/load.ts';

const { values } = parseArgs({
  options: { size: { type: 'string', default: '0.01' }, rounds: { type: 'string', default: '5' } },
});

/** Length of a round, in s. */
const SECONDS = 5;

/** Unit of the times in `/proc`, in ms. */
const TICK = 10;

interface Round {
  perSecond: number;
  /** CPU time per call, in ms: of the primary, of all replicas, and of the site. */
  primary: number;
  replicas: number;
  site: number;
}

const primary = await startPostgres();
const ends = [primary.stop];
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  await generate(primary.url, sizeOf(Number(values.size)));
  const pool = await openPool(primary.url, { max: 1, isLimited: false });
  await pool.query('vacuum analyze');
  const calls = (await makeCalls(pool)).filter(isOfVisitors);
  await pool.end();
  const replicas = [await startReplica(primary.url), await startReplica(primary.url)];
  ends.unshift(...replicas.map(({ stop }) => stop));
  const urls = replicas.map(({ url }) => url);
  const [own, ...theirs] = await Promise.all([primary.url, ...urls].map(postmasterOf));

  const rounds: Round[][] = [[], [], []];
  // Alternates between the cases, so that other work on the machine affects all of them equally.
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [count, measured] of rounds.entries())
      measured.push(await measure(calls, urls.slice(0, count), own!, theirs));
  console.log(`\n${calls.length} kinds of calls of visitors, ${cpus().length} cores, ${SECONDS} s a round:`);
  for (const [count, measured] of rounds.entries()) {
    const of = (name: keyof Round) => measured.map((round) => round[name]);
    const ms = (name: keyof Round) => `${median(of(name)).toFixed(2)} ms`;
    console.log(
      `  ${count} replicas: ${Math.round(median(of('perSecond')))} calls a second (${spread(of('perSecond'))}); CPU time for a call: primary ${ms('primary')}, replicas ${ms('replicas')}, site ${ms('site')}`,
    );
  }
} finally {
  for (const end of ends) await end();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Returns true for public reads that are fast in any database. */
function isOfVisitors({ token, bar }: Call): boolean {
  return token === undefined && (bar === 'board' || bar === 'list');
}

async function measure(calls: Call[], urls: string[], own: number, theirs: number[]): Promise<Round> {
  const site = await startServer({
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: urls.join(','),
    DATA_DIR: dataDir,
    DEMO: 'false',
  });
  const caller = new Caller(site.origin, 8);
  await capacity(caller, calls, { seconds: 2 });
  const read = () => ({
    primary: cpuTime(own),
    replicas: theirs.reduce((sum, pid) => sum + cpuTime(pid), 0),
    site: cpuTime(site.pid),
  });
  const before = read();
  const perSecond = await capacity(caller, calls, { seconds: SECONDS });
  const after = read();
  caller.close();
  await site.end('SIGTERM');
  const perCall = (name: keyof typeof after) => (after[name] - before[name]) / (perSecond * SECONDS);
  return { perSecond, primary: perCall('primary'), replicas: perCall('replicas'), site: perCall('site') };
}

async function postmasterOf(url: string): Promise<number> {
  const pool = await openPool(url, { max: 1 });
  const { rows } = await pool.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
  await pool.end();
  return Number(rows[0]!.file.split('\n')[0]);
}

/** CPU time of a process, its running children and its ended children, in ms. */
function cpuTime(pid: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    // Fields after the command's name, which may contain spaces: state, parent, …
    const fields = statOf(entry)?.split(') ')[1]?.split(' ') ?? [];
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number];
    if (Number(entry) === pid) ticks += user + system + endedUser + endedSystem;
    else if (Number(fields[1]) === pid) ticks += user + system;
  }
  return ticks * TICK;
}

function statOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // The process has ended.
  }
}
