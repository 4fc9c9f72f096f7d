import { setTimeout as wait } from 'node:timers/promises';
import type { Send, SiteReply } from './client.ts';
import type { Community } from './community.ts';

/** Pause between two reads of a path, in ms. */
const PAUSE = 300;

/** Visitors who read public paths, and a member who reads their own points, until stopped. */
export interface Reads {
  stop(): Promise<void>;
  /** The longest period without a successful reply to visitors of a path, and the last failure in this period. */
  refused(): Refusal;
  /** Number of reads of the least-read path. */
  least(): number;
  /** The slowest reply to a visitor, in ms. */
  slowest(): number;
  /** Number of the member's reads that got a 503 with `Retry-After`. */
  askedToWait: number;
  /** Descriptions of the member's failed reads, except those counted in `askedToWait`. */
  faults: string[];
}

interface Refusal {
  /** Duration in ms. */
  time: number;
  /** The path, and the status of its last failed reply, or “no reply”. */
  what: string;
}

const visited = ({ projects }: Community) => [
  '/',
  '/projects',
  '/backend/projects',
  `/backend/projects/${projects[0]}`,
  `/backend/project/${projects[0]}/comments`,
  '/backend/api/user/leaderboard/topusers?page=0&limit=10',
];

export function startReads(send: Send, community: Community): Reads {
  let isStopping = false;
  let refused: Refusal = { time: 0, what: 'nothing' };
  let slowest = 0;
  const counts = new Map(visited(community).map((path) => [path, 0]));
  const repeat = async (read: () => Promise<void>) => {
    for (; !isStopping; await wait(PAUSE)) await read();
  };
  const get = (path: string, token?: string): Promise<SiteReply | undefined> =>
    send({ method: 'GET', path, ...(token && { token }) }).catch(() => undefined);

  const visit = (path: string) => {
    let refusedSince: number | undefined;
    let last = '';
    return repeat(async () => {
      const began = performance.now();
      const reply = await get(path);
      const ended = performance.now();
      slowest = Math.max(slowest, ended - began);
      counts.set(path, counts.get(path)! + 1);
      const isRefused = !reply || reply.status >= 400;
      if (isRefused) last = `${path} by ${reply?.status ?? 'no reply'}`;
      if (isRefused) refusedSince ??= began;
      if (refusedSince === undefined) return;
      const time = ended - refusedSince;
      if (time > refused.time) refused = { time, what: last };
      if (!isRefused) refusedSince = undefined;
    });
  };
  const readOwn = async () => {
    const reply = await get('/backend/api/user/points', community.member.token);
    if (reply?.status === 200) return;
    if (reply?.status === 503 && reply.headers['retry-after'] !== undefined) reads.askedToWait++;
    else reads.faults.push(`A member's own points were answered with ${reply ? reply.status : 'nothing'}.`);
  };
  const readers = Promise.all([...visited(community).map(visit), repeat(readOwn)]);
  const reads: Reads = {
    refused: () => refused,
    least: () => Math.min(...counts.values()),
    slowest: () => slowest,
    askedToWait: 0,
    faults: [],
    async stop() {
      isStopping = true;
      await readers;
    },
  };
  return reads;
}
