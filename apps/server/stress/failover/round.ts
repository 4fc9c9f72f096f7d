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

/** Minimum number of acknowledged writes per incident: half of them before it, half after it. */
export const LEAST_WRITES = 200;

/** Maximum time without a successful reply from a public path, in ms. */
export const LONGEST_REFUSAL = 5000;

/** Minimum number of times that each path is read before the incident. */
const LEAST_READS = 12;

/** Time limits, in ms: for the required writes or reads, and for all three databases to become healthy. */
const WRITES_LIMIT = 120_000;
const HEALTH_LIMIT = 180_000;

/** The measurements of one incident. */
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
  /** Descriptions of all faults and exceeded limits. */
  faults: string[];
}

/** A run's cluster, and all writes sent to it so far. */
export interface Run {
  cluster: Cluster;
  community: Community;
  db: Database;
  writes: Write[];
}

/** Causes one incident under load, repairs it, and compares every write of the run so far with the database. */
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
  // Both processes must first serve each path, as on any site with visitors. Otherwise, they couldn't serve stale
  // replies during the incident.
  await until('visitors have read everything', WRITES_LIMIT, async () => reads.least() >= LEAST_READS);
  const began = performance.now();
  const mend = await incident(cluster);
  // Counts only writes sent after the incident took effect, because their replies prove that service is restored.
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

/** Time for an incident to take effect, in ms. Writes sent earlier may succeed before service is restored. */
const SETTLED = 500;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Returns the time from the incident to the end of the longest pause between acknowledgments after it, in ms. */
function longestPause(writes: Write[], began: number): number {
  const times = writes.flatMap(({ acknowledgedAt = -1 }) => (acknowledgedAt >= began ? [acknowledgedAt] : []));
  let [longest, end, previous] = [0, 0, began];
  for (const time of times.sort((a, b) => a - b)) {
    if (time - previous > longest) [longest, end] = [time - previous, time];
    previous = time;
  }
  return end - began;
}

/** Describes each program outside the database nodes that has ended unexpectedly. */
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
