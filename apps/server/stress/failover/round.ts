import { checkBooks } from '../../src/points/books.ts';
import type { Database } from '../../src/db/database.ts';
import { createClient } from './client.ts';
import type { Cluster } from './cluster.ts';
import { newComment, prepareWrites, type Community } from './community.ts';
import type { Incident, Kind } from './incidents.ts';
import { untilHealthy } from './patroni.ts';
import { startReads } from './reads.ts';
import { compare, miscounted, readTraces } from './traces.ts';
import { until } from './until.ts';
import { sendSomeAgain, startLoad, type Write } from './writes.ts';

/** Minimum number of acknowledged writes of a round; half of them before the incident. */
export const LEAST_WRITES = 200;

/** Longest time that a public address may be refused, in ms. */
export const LONGEST_REFUSAL = 5000;

/** Reads of each address before an incident. */
const LEAST_READS = 12;

/** Time limits, in ms: for the load to make its writes, and for all three databases to run again. */
const WRITES_LIMIT = 120_000;
const HEALTH_LIMIT = 180_000;

/** The measurements of a round. */
export interface Result {
  /** Time from the incident until writes were acknowledged again, in ms. */
  writesAfter: number;
  refused: number;
  slowestRead: number;
  acknowledged: number;
  sentAgain: number;
  askedToWait: number;
  lost: number;
  repeated: number;
  timeline: number;
  isPromoted: boolean;
  /** Descriptions of everything that breaks a bar. */
  faults: string[];
}

/** A run's cluster and everything written to it. */
export interface Run {
  cluster: Cluster;
  community: Community;
  db: Database;
  writes: Write[];
}

/** Runs one incident under load, mends it, and compares every write of the run so far with the database. */
export async function runIncident(run: Run, { limit }: Kind, incident: Incident): Promise<Result> {
  const { cluster, community, db, writes } = run;
  const before = await untilHealthy(cluster.databases, HEALTH_LIMIT);
  const send = createClient(cluster.origin, cluster.certificate);
  const load = startLoad(send, await prepareWrites(db, community), (turn) => newComment(community, turn));
  const reads = startReads(send, community);
  const acknowledged = (since: number) => load.writes.filter(({ sentAt = -1 }) => sentAt >= since);
  const untilWritten = (since: number) =>
    until('the writes are acknowledged', WRITES_LIMIT, async () => acknowledged(since).length >= LEAST_WRITES / 2);

  await untilWritten(0);
  // Both processes have served each address, as on any site with visitors: a reply that was never sent can't be repeated.
  await until('visitors have read everything', WRITES_LIMIT, async () => reads.least() >= LEAST_READS);
  const began = performance.now();
  const mend = await incident(cluster);
  // Replies to writes sent before the incident have arrived by then, so these writes prove that service is restored.
  await untilWritten(began + SETTLED);
  await mend();
  const timeline = await untilHealthy(cluster.databases, HEALTH_LIMIT);
  await Promise.all([load.stop(), reads.stop()]);
  const differing = await sendSomeAgain(send, load.writes);

  writes.push(...load.writes);
  const { lost, repeated, stray } = compare(writes, await readTraces(db));
  const { faults: unbalanced } = await checkBooks(db);
  const writesAfter = longestPause(load.writes, began);
  const count = acknowledged(0).length;
  const faults = [
    ...load.faults,
    ...differing,
    ...reads.faults,
    ...lost.map((trace) => `lost: ${trace}`),
    ...repeated.map((trace) => `happened twice: ${trace}`),
    ...stray.map((trace) => `nobody sent: ${trace}`),
    ...unbalanced,
    ...(await miscounted(db)),
    ...ended(cluster),
  ];
  if (writesAfter > limit) faults.push(`Writes were acknowledged after ${seconds(writesAfter)} of ${seconds(limit)}.`);
  if (count < LEAST_WRITES) faults.push(`${count} of ${LEAST_WRITES} writes were acknowledged.`);
  const refused = reads.refused();
  if (refused.time > LONGEST_REFUSAL)
    faults.push(`Visitors were refused ${refused.what} for ${seconds(refused.time)}.`);
  return {
    writesAfter,
    refused: refused.time,
    slowestRead: reads.slowest(),
    acknowledged: count,
    sentAgain: load.writes.filter(({ attempts }) => attempts > 1).length,
    askedToWait: reads.askedToWait,
    lost: lost.length,
    repeated: repeated.length,
    timeline,
    isPromoted: timeline > before,
    faults,
  };
}

/** Replies to writes sent before an incident may still come this long after it, in ms. */
const SETTLED = 500;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Time from the incident to the end of the longest pause between two acknowledgments after it, in ms. */
function longestPause(writes: Write[], began: number): number {
  const times = writes.flatMap(({ acknowledgedAt = -1 }) => (acknowledgedAt >= began ? [acknowledgedAt] : []));
  let [longest, end, previous] = [0, 0, began];
  for (const time of times.sort((a, b) => a - b)) {
    if (time - previous > longest) [longest, end] = [time - previous, time];
    previous = time;
  }
  return end - began;
}

/** Programs that have ended on their own. */
const ended = ({ haproxy, pgbouncer, nginx, sites }: Cluster): string[] =>
  Object.entries({
    HAProxy: haproxy,
    PgBouncer: pgbouncer.program,
    nginx,
    'site 1': sites[0]!.program,
    'site 2': sites[1]!.program,
  })
    .filter(([, program]) => !program.isRunning())
    .map(([name]) => `${name} has ended.`);
