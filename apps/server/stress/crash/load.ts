import { randomUUID } from 'node:crypto';
import { call, type JsonCall } from '../client.ts';

/** Who writes: a member, to a project, and an admin who gives the member points. */
export interface Writers {
  member: { id: number; token: string };
  admin: { token: string };
  projectId: number;
}

/** One write with its idempotency key. */
export interface Write {
  call: JsonCall & { key: string };
  /** What it leaves behind: a comment with this text, or this many points more. */
  leaves: { comment: string } | { points: number };
  /** The server's reply; undefined where it was killed first. */
  reply?: string;
}

/** Clients that write at the same time. */
const CLIENTS = 8;

/**
 * Writes without a pause, comments and points in turn, until the server is gone.
 * @param onReply is called at each reply with how many there were
 * @returns every write that was sent, with its reply where one came
 * @throws Error where the server refuses one
 */
export async function writeUntilGone(
  origin: string,
  writers: Writers,
  onReply: (times: number) => void,
): Promise<Write[]> {
  const writes: Write[] = [];
  let replies = 0;
  const client = async (n: number) => {
    for (let turn = n; ; turn++) {
      const write = newWrite(writers, turn);
      writes.push(write);
      if (!(await sendWrite(origin, write))) return;
      onReply(++replies);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  return writes;
}

/**
 * Sends a write, again where it was sent before, and notes its reply.
 * @returns whether a reply came
 */
export async function sendWrite(origin: string, write: Write): Promise<boolean> {
  const reply = await call(origin, write.call).catch(() => undefined);
  if (!reply) return false;
  if (reply.status >= 300) throw new Error(`${write.call.path} is answered with ${reply.status}: ${reply.text}`);
  if (write.reply !== undefined && write.reply !== reply.text)
    throw new Error(`${write.call.path} is answered with ${reply.text}, and was with ${write.reply}.`);
  write.reply = reply.text;
  return true;
}

function newWrite({ member, admin, projectId }: Writers, turn: number): Write {
  const key = randomUUID();
  if (turn % 2) {
    const points = 1 + (turn % 7);
    const json = { userId: member.id, points };
    const path = '/api/admin/user/points/update';
    return { call: { method: 'POST', path, token: admin.token, json, key }, leaves: { points } };
  }
  const json = { userId: member.id, projectId, comment: key };
  return { call: { method: 'POST', path: '/comment', token: member.token, json, key }, leaves: { comment: key } };
}
