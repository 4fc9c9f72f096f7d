// npm run test:failover -- [--rounds N] [--only kill|node|pause|cut|restart] [--without-replies] [--keep]: builds a
// cluster with three PostgreSQL nodes on this machine, makes the primary fail or restarts programs under write load,
// and looks up every acknowledged write in the database. Exits with 1 if a limit is exceeded, a fault is found, or too
// few standbys are promoted. --without-replies removes the guard against repeated calls, so the run must fail. --keep
// keeps the logs.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/db/database.ts';
import { createCluster, removeCluster } from './failover/cluster.ts';
import { found } from './failover/community.ts';
import { kinds } from './failover/incidents.ts';
import { runIncident, seconds, type Result, type Run } from './failover/round.ts';
import { guards } from './once/guards.ts';
import { buildWithout } from './once/unguarded.ts';
import { readOptions } from './options.ts';
import { BUILT } from './serverProcess.ts';
import { printTable } from './table.ts';

/** Minimum number of promoted standbys. Checked only if all kinds of incidents run, each for at least five rounds. */
const LEAST_PROMOTIONS = 10;

const options = readOptions({
  rounds: { type: 'number', default: 5, about: 'Incidents of each kind' },
  only: { type: 'text', choices: Object.keys(kinds), about: 'Only this kind of incident' },
  'without-replies': { type: 'flag', about: 'Leaves out the guard of repeated calls, which must make the run fail' },
  keep: { type: 'flag', about: 'Keeps the logs' },
});
const { rounds } = options;
const chosen = Object.entries(kinds).filter(([name]) => options.only === undefined || options.only === name);

const folder = mkdtempSync(join(tmpdir(), 'failover-'));
process.on('exit', () => {
  removeCluster();
  if (options.keep) console.log(`The logs are in ${join(folder, 'logs')}.`);
  else rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

async function runAll(): Promise<{ name: string; result: Result }[]> {
  console.log(`${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}. Starting the cluster …`);
  const dist = options['without-replies'] ? await buildWithout(guards['comment retried']!) : BUILT;
  const cluster = await createCluster(folder, dist);
  const { db, close } = await openDatabase(
    {
      databaseUrl: cluster.databaseUrl,
      databasePoolSize: 2,
      dataDir: cluster.settings.DATA_DIR!,
    },
    false,
  );
  const run: Run = { cluster, db, community: await found(db, cluster.settings.DATA_DIR!), writes: [] };
  const results: { name: string; result: Result }[] = [];
  for (const [, kind] of chosen) {
    const incidents = Array.from({ length: rounds }, () => kind.incidents).flat();
    for (const [n, incident] of incidents.entries()) {
      const result = await runIncident(run, kind, incident);
      results.push({ name: kind.name, result });
      print(`${kind.name} ${n + 1}`, result);
    }
  }
  await close();
  return results;
}

function print(name: string, result: Result): void {
  const promoted = result.isPromoted ? `, a standby was promoted: timeline ${result.timeline}` : '';
  const { acknowledged, sentAgain, askedToWait, lost, repeated, faults } = result;
  console.log(
    `${name}: writes after ${seconds(result.writesAfter)}, reads refused for ${seconds(result.refused)} ` +
      `(slowest ${seconds(result.slowestRead)}), ${acknowledged} writes acknowledged, ${sentAgain} sent again, ` +
      `${lost} lost, ${repeated} twice, own data 503 ${askedToWait} times${promoted}; load ${loadavg()[0]!.toFixed(1)}`,
  );
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  if (faults.length > 5) console.log(`  … ${faults.length - 5} more`);
}

const results = await runAll();
const promotions = results.filter(({ result }) => result.isPromoted).length;
const longest = (of: Result[], value: (result: Result) => number) => seconds(Math.max(...of.map(value)));
printTable(
  ['incident', 'rounds', 'writes again', 'reads refused', 'promotions', 'fewest writes', 'lost', 'twice', 'faults'],
  chosen.map(([, { name }]) => {
    const of = results.filter((round) => round.name === name).map(({ result }) => result);
    const sum = (value: (result: Result) => number) => of.reduce((total, result) => total + value(result), 0);
    return [
      name,
      of.length,
      longest(of, ({ writesAfter }) => writesAfter),
      longest(of, ({ refused }) => refused),
      sum(({ isPromoted }) => Number(isPromoted)),
      Math.min(...of.map(({ acknowledged }) => acknowledged)),
      Math.max(...of.map(({ lost }) => lost)),
      Math.max(...of.map(({ repeated }) => repeated)),
      sum(({ faults }) => faults.length),
    ];
  }),
);
const isWhole = options.only === undefined && rounds >= 5;
if (isWhole) console.log(`${promotions} promotions of at least ${LEAST_PROMOTIONS}`);
const failed = results.some(({ result }) => result.faults.length > 0) || (isWhole && promotions < LEAST_PROMOTIONS);
process.exit(failed ? 1 : 0);
