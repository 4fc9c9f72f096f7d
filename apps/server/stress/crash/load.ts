import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { call, type JsonCall } from '../client.ts';

/** The writers: a member who comments on a project, and an admin who awards points to the member. */
export interface Writers {
  member: { id: number; token: string };
  admin: { token: string };
  projectId: number;
}

/** A write from the client's point of view. */
export interface Write {
  /** The call; its idempotency key is also its request id. */
  call: JsonCall & { key: string };
  /** The expected effect: a comment with this text, or an entry of this many points. */
  leaves: { comment: string } | { points: number };
  /** The server's reply. Undefined if the server was killed first, or only replied with a 503. */
  reply?: string;
  /** True if the server replied with a 503, which acknowledges nothing. */
  wasBusy?: true;
}

/** Number of concurrent clients. */
const CLIENTS = 16;

/** One in this many writes adds points. The others add comments, which take a third as long. */
const POINTS_EVERY = 4;

/** Maximum delay between the last required acknowledgment and the kill, in ms. */
const KILL_WITHIN = 100;

/**
 * Writes continuously, and kills the server at a random moment after `least` acknowledged writes.
 * @returns every write sent, with its reply if there was one
 * @throws Error if the server refuses a write or exits early
 */
export async function writeUntilKilled(
  { origin, end }: { origin: string; end(signal: 'SIGKILL'): Promise<void> },
  writers: Writers,
  least: number,
): Promise<Write[]> {
  const writes: Write[] = [];
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const client = async (n: number) => {
    for (let turn = n; ; turn += CLIENTS) {
      const write = newWrite(writers, turn);
      writes.push(write);
      if (!(await sendWrite(origin, write))) return;
      if (write.reply === undefined) continue;
      acknowledged += 1;
      if (acknowledged === least) killed = wait(randomInt(KILL_WITHIN)).then(() => end('SIGKILL'));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  if (!killed) throw new Error(`The server was gone after ${acknowledged} writes.`);
  await killed;
  return writes;
}

/**
 * Sends a write, possibly for the second time, and records its reply.
 * @returns false if the server sent no reply
 * @throws Error if the server refuses the write, or its reply differs from the first one
 */
export async function sendWrite(origin: string, write: Write): Promise<boolean> {
  const reply = await call(origin, write.call).catch(() => undefined);
  if (!reply) return false;
  if (reply.status === 503) {
    write.wasBusy = true;
    return true;
  }
  if (reply.status >= 300) throw new Error(`${write.call.path} is answered with ${reply.status}: ${reply.text}`);
  if (write.reply !== undefined && write.reply !== reply.text)
    throw new Error(`${write.call.path} is answered with ${reply.text}, and was with ${write.reply}.`);
  write.reply = reply.text;
  return true;
}

function newWrite({ member, admin, projectId }: Writers, turn: number): Write {
  const key = randomUUID();
  if (turn % POINTS_EVERY === 0) {
    const points = 1 + (turn % 7);
    const json = { userId: member.id, points };
    const path = '/api/admin/user/points/update';
    return { call: { method: 'POST', path, token: admin.token, json, key }, leaves: { points } };
  }
  const json = { userId: member.id, projectId, comment: key };
  return { call: { method: 'POST', path: '/comment', token: member.token, json, key }, leaves: { comment: key } };
}
