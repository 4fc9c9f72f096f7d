// npm run bench:scale -- [--size=0.01] [--keep] [--only=TEXT]: measures the server's response times and plans with
// a lot of data. With TEST_DATABASE_URL and --keep, the generated databases remain, and the next run reuses them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPool } from '../apps/server/src/db/postgres.ts';
import { startPostgres } from '../apps/server/test/postgres.ts';
import { meets, median, printTable, quantile, spread, type Figure } from './figures.ts';
import { besideBare, SELDOM } from './listCpu.ts';
import { watchMemory } from './memory.ts';
import { makeCalls, type Bar, type Call } from './scale/calls.ts';
import { generate, sizeOf } from './scale/generate.ts';
import { capacity, Caller, oneByOne, openLoop, type Sample } from './scale/load.ts';
import { openPlanner, type Plan } from './scale/plans.ts';
import { upvotes } from './scale/upvotes.ts';
import { start, type Running } from './site.ts';
import { watchSteal } from './steal.ts';

/** Time limits in ms: for the p99 of boards under load, and for the p95 of other calls made one by one. */
const bars: Partial<Record<Bar, number>> = { board: 20, search: 50, window: 2000 };

/** Rounds under load, all of which count. */
const ROUNDS = 12;

interface Measured {
  call: Call;
  times: number[];
  plan: Plan;
}

const { values } = parseArgs({
  options: { size: { type: 'string', default: '1' }, keep: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
const share = Number(values.size);
if (!(share > 0 && share <= 10)) {
  console.error('--size is a share of a million members, such as 0.01.');
  process.exit(1);
}

// The PostgreSQL manual's recommendation for a dedicated machine.
const { url: server, stop } = await startPostgres({ shared_buffers: `${Math.round(totalmem() / 4 / 2 ** 20)}MB` });
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
let missed = 0;
try {
  const small = await measure(share / 10);
  const large = await measure(share, small);
  report(
    large.map(({ call, times }): Figure => {
      const bar = call.bar === 'board' ? undefined : bars[call.bar];
      return { name: call.name, value: quantile(times, 0.95), unit: 'ms', ...(bar && { bar: { atMost: bar } }) };
    }),
  );
  report([
    {
      name: 'calls that read a large table from end to end',
      value: large.filter(({ plan }) => plan.wholeTables.length > 0).length,
      unit: '',
      bar: { atMost: 0 },
    },
  ]);
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(missed ? `\n${missed} bars missed` : '\nall bars met');
process.exit(missed ? 1 : 0);

/**
 * Measures all calls on a database of this size. Generates the database unless it exists.
 * @param smaller the results at a tenth of the size; if given, each call is printed, and load and CPU time are
 * measured too
 */
async function measure(part: number, smaller?: Measured[]): Promise<Measured[]> {
  const size = sizeOf(part);
  const name = `scale_${size.members}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const administration = await openPool(server, { max: 1, isLimited: false });
  try {
    const { rowCount } = await administration.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) {
      console.log(`\nmaking ${size.members} members, ${size.entries} entries, ${size.projects} projects …`);
      // Renamed when complete, so that an interrupted run starts over.
      const unfinished = `${name}_unfinished`;
      await administration.query(`drop database if exists ${unfinished}`);
      await administration.query(`create database ${unfinished}`);
      await generate(Object.assign(new URL(server), { pathname: `/${unfinished}` }).href, size);
      await administration.query(`alter database ${unfinished} rename to ${name}`);
    }
    console.log(`\n${size.members} members, ${size.entries} entries, ${size.projects} projects:`);
    return await measureOn(url.href, smaller);
  } finally {
    if (!values.keep) await administration.query(`drop database ${name} with (force)`);
    await administration.end();
  }
}

async function measureOn(url: string, smaller?: Measured[]): Promise<Measured[]> {
  const pool = await openPool(url, { max: 1, isLimited: false });
  const calls = (await makeCalls(pool)).filter(({ name }) => name.includes(values.only));
  await pool.end();

  await tidy(url);
  const planner = await openPlanner(url, dataDir);
  const plans: Plan[] = [];
  for (const call of calls) plans.push(await planner.plan(call));
  await planner.close();

  const running = await startOn(url, false);
  await tidy(url);
  const caller = new Caller(running.url, 64);
  const measured: Measured[] = [];
  for (const [index, call] of calls.entries()) {
    measured.push({ call, times: await oneByOne(caller, call), plan: plans[index]! });
    if (smaller) console.log(`  ${tell(measured[index]!, smaller[index]!)}`);
  }
  const boards = calls.filter(({ bar }) => bar === 'board');
  if (smaller) {
    if (boards.length > 0) report(await underLoad(caller, boards));
    if (!values.only || values.only === 'upvotes') report(await measureUpvotes(url, caller));
    if (!values.only) report(await besideBare(url, SELDOM, 'among all projects'));
  }
  caller.close();
  await running.stop();
  if (smaller && boards.length > 0) report(await capacities(url, boards));
  return measured;
}

function startOn(url: string, isPrepared: boolean): Promise<Running> {
  return start(process.execPath, ['apps/server/dist/main.js'], {
    DATABASE_URL: url,
    DATABASE_PREPARE: String(isPrepared),
    DATA_DIR: dataDir,
    DEMO: 'false',
  });
}

/** Compares the capacity of a server without and with prepared statements, each in three rounds in turn. */
async function capacities(url: string, boards: Call[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const kinds = [false, true].map((isPrepared) => ({ isPrepared, rounds: [] as number[] }));
  for (let round = 0; round < 3; round += 1)
    for (const { isPrepared, rounds } of kinds) {
      const running = await startOn(url, isPrepared);
      const caller = new Caller(running.url, 64);
      // Not measured: fills the pool's connections and prepares their statements.
      await capacity(caller, boards);
      rounds.push(await capacity(caller, boards));
      caller.close();
      await running.stop();
    }
  for (const { isPrepared, rounds } of kinds)
    figures.push({
      name: `boards and ranks at once, DATABASE_PREPARE=${isPrepared}: calls a second, median of 3`,
      value: median(rounds),
      unit: '',
    });
  return figures;
}

async function measureUpvotes(url: string, caller: Caller): Promise<Figure[]> {
  const pool = await openPool(url, { max: 1, isLimited: false });
  try {
    return await upvotes(caller, pool);
  } finally {
    await pool.end();
  }
}

/**
 * Does the maintenance that PostgreSQL would do within minutes: after the data was generated, and after the server has
 * brought its leaderboards up to date.
 */
async function tidy(url: string): Promise<void> {
  const pool = await openPool(url, { max: 1, isLimited: false });
  await pool.query('vacuum analyze');
  await pool.end();
}

/** Measures all boards together, at half of the server's capacity. Every round counts. */
async function underLoad(caller: Caller, boards: Call[]): Promise<Figure[]> {
  const most = await capacity(caller, boards);
  const rounds: Map<Call, Sample[]>[] = [];
  const calm: number[] = [];
  const memory = await watchMemory();
  for (let round = 0; round < ROUNDS; round += 1) {
    const stolen = watchSteal();
    const samples = await openLoop(caller, boards, most / 2);
    rounds.push(samples);
    const isFast = await memory.read();
    const all = [...samples.values()].flat();
    const undisturbed = all.filter(({ due, time }) => isFast(due, due + time));
    calm.push(...timesOf(undisturbed));
    const details = [
      `p99 of all ${ms(quantile(timesOf(all), 0.99))}`,
      `the host took ${stolen().toFixed(1)} % of the CPU time`,
      `memory was slow during ${((100 * (all.length - undisturbed.length)) / all.length).toFixed(0)} % of the calls`,
      `p99 of the others ${undisturbed.length > 0 ? ms(quantile(timesOf(undisturbed), 0.99)) : 'unknown'}`,
    ];
    console.log(`  round ${round + 1}: ${details.join('; ')}`);
  }
  memory.close();
  return [
    { name: 'boards and ranks at once: calls a second', value: most, unit: '' },
    ...(calm.length > 0
      ? [{ name: 'p99 at half of that, while memory was fast', value: quantile(calm, 0.99), unit: 'ms' }]
      : []),
    ...boards.map((call): Figure => {
      const times = rounds.map((round) => timesOf(round.get(call)!));
      const ofRounds = times.map((those) => quantile(those, 0.99));
      return {
        name: `${call.name}: p99 at half of that`,
        value: quantile(times.flat(), 0.99),
        unit: 'ms',
        bar: { atMost: bars.board! },
        details: [`${call.name}, p99 of each round: ${spread(ofRounds)}`],
      };
    }),
  ];
}

function timesOf(samples: Sample[]): number[] {
  return samples.map(({ time }) => time);
}

/** Describes a call's times, their growth with size, and the rows, indexes and whole tables that the call reads. */
function tell({ call, times, plan }: Measured, smaller: Measured): string {
  const [middle, p95, p99] = [0.5, 0.95, 0.99].map((share) => ms(quantile(times, share)));
  const growth = median(times) / median(smaller.times);
  return [
    `${call.name}: median ${middle}, p95 ${p95}, p99 ${p99} of ${times.length} calls`,
    `×${growth.toFixed(1)} of a tenth`,
    `${plan.rows} rows (${smaller.plan.rows}) by ${plan.indexes.join(', ') || 'no index'}`,
    ...plan.wholeTables.map((table) => `ALL OF ${table}`),
  ].join('; ');
}

function report(figures: Figure[]): void {
  for (const { details = [] } of figures) for (const line of details) console.log(`  ${line}`);
  printTable(figures);
  missed += figures.filter((figure) => !meets(figure)).length;
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}
