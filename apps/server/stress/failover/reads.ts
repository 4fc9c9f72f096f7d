import { setTimeout as wait } from 'node:timers/promises';
import type { Send, SiteReply } from './client.ts';
import type { Community } from './community.ts';

/** Pause between two reads of an address, in ms. */
const PAUSE = 300;

/** Visitors who read public addresses, and a member who reads what is theirs, until they are told to stop. */
export interface Reads {
  stop(): Promise<void>;
  /** The address that was refused to visitors for the longest time, in ms, and the last refusal. */
  refused(): Refusal;
  /** Number of reads of the address that was read the least. */
  least(): number;
  /** The longest wait of a visitor for a reply, in ms. */
  slowest(): number;
  /** The member's reads that were answered with 503. */
  askedToWait: number;
  /** Answers that no read may get. */
  faults: string[];
}

interface Refusal {
  time: number;
  /** Path and status. */
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

/** Starts the readers. */
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
