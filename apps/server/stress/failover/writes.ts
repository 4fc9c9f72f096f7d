import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { JsonCall } from '../client.ts';
import type { Send } from './client.ts';

/** A write from the client's point of view. */
export interface Write {
  call: JsonCall & { key: string };
  /** Name of the row that the write leaves in the database, as in {@link readTraces}. */
  trace: string;
  /** Number of times that the write was sent. */
  attempts: number;
  /** Time when the acknowledged attempt was sent; `acknowledgedAt` is the time of its reply. */
  sentAt?: number;
  acknowledgedAt?: number;
  reply?: string;
}

/** Creates a write that must take effect exactly once. Its idempotency key lets the client retry it. */
export const newWrite = (trace: string, path: string, token: string, json?: unknown): Write => ({
  call: { method: 'POST', path: `/backend${path}`, token, json, key: randomUUID() },
  trace,
  attempts: 0,
});

const CLIENTS = 8;

/** Pauses of a client, in ms: between two writes, and before a retry. */
const PAUSE = 15;
const RETRY_PAUSE = 250;

/** Time after which a client gives up on a write, in ms. */
const LONGEST = 90_000;

/** Clients that write until stopped. */
export interface Load {
  /** All writes sent so far. */
  writes: Write[];
  /** Descriptions of writes that were refused or never acknowledged. */
  faults: string[];
  /** Stops the clients after their current writes are acknowledged or have failed. */
  stop(): Promise<void>;
}

/**
 * Starts the clients. They alternate between `prepared` and other writes until the prepared ones run out.
 * @param another creates another write; can be called any number of times
 */
export function startLoad(send: Send, prepared: Write[], another: (turn: number) => Write): Load {
  const load: Load = { writes: [], faults: [], stop: () => Promise.resolve() };
  let isStopping = false;
  const next = (turn: number) => (turn % 2 === 0 && prepared.pop()) || another(turn);
  const client = async (n: number) => {
    for (let turn = n; !isStopping; turn++) {
      const write = next(turn);
      load.writes.push(write);
      const fault = await untilAcknowledged(send, write);
      if (fault) load.faults.push(fault);
      await wait(PAUSE);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  load.stop = async () => {
    isStopping = true;
    await clients;
  };
  return load;
}

/** One in this many acknowledged writes is sent again after an incident. */
const AGAIN_EVERY = 8;

/**
 * Sends some acknowledged writes again, like clients that missed the reply.
 * @returns descriptions of those that fail, or whose reply differs from the first one
 */
export async function sendSomeAgain(send: Send, writes: Write[]): Promise<string[]> {
  const faults: string[] = [];
  const acknowledged = writes.filter(({ reply }) => reply !== undefined);
  for (const write of acknowledged.filter((_, n) => n % AGAIN_EVERY === 0)) {
    const again = { ...write };
    const fault = await untilAcknowledged(send, again);
    if (fault) faults.push(`Sent again: ${fault}`);
    else if (again.reply !== write.reply)
      faults.push(`${write.trace} was answered with ${again.reply}, and before with ${write.reply}`);
  }
  return faults;
}

/** Sends a write until it is acknowledged. @returns the fault if it is refused or never acknowledged */
async function untilAcknowledged(send: Send, write: Write): Promise<string | undefined> {
  for (const began = performance.now(); performance.now() - began < LONGEST; await wait(RETRY_PAUSE)) {
    write.attempts++;
    const sentAt = performance.now();
    const reply = await send(write.call).catch(() => undefined);
    if (!reply || mayBeRepeated(reply)) continue;
    if (reply.status >= 300) return `${write.trace} was answered with ${reply.status}: ${reply.text}`;
    Object.assign(write, { sentAt, acknowledgedAt: performance.now(), reply: reply.text });
    return undefined;
  }
  return `${write.trace} was not acknowledged within ${LONGEST / 1000} s`;
}

/** Returns true if the site or its proxy could not serve the call, or an earlier attempt is still running. */
const mayBeRepeated = ({ status, text }: { status: number; text: string }): boolean =>
  [502, 503, 504].includes(status) || (status === 409 && text.includes('"idempotency-key-in-progress"'));
