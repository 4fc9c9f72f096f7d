import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { JsonCall } from '../client.ts';
import type { Send } from './client.ts';

/** A write from the client's point of view. */
export interface Write {
  call: JsonCall & { key: string };
  /** The one row it leaves, as {@link readTraces} names it. */
  trace: string;
  /** Times it was sent. */
  attempts: number;
  /** When the attempt that was acknowledged was sent, and when its reply came. */
  sentAt?: number;
  acknowledgedAt?: number;
  reply?: string;
}

/** A write that must take effect once. Its idempotency key lets a client retry it. */
export const newWrite = (trace: string, path: string, token: string, json?: unknown): Write => ({
  call: { method: 'POST', path: `/backend${path}`, token, json, key: randomUUID() },
  trace,
  attempts: 0,
});

const CLIENTS = 8;

/** Pause of a client between two writes, and before it sends one again, in ms. */
const PAUSE = 15;
const RETRY_PAUSE = 250;

/** A client gives up a write after this time, in ms. */
const LONGEST = 90_000;

/** Members who write until they are told to stop. */
export interface Load {
  /** All writes sent so far. */
  writes: Write[];
  /** Answers that no write may get. */
  faults: string[];
  /** Lets the clients finish: a write without a reply is sent again until it has one. */
  stop(): Promise<void>;
}

/**
 * Starts the clients. They make the `prepared` writes, each followed by another one, and then only other ones.
 * @param another makes a write that may be made any number of times
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

/** One of this many acknowledged writes is sent again after an incident. */
const AGAIN_EVERY = 8;

/**
 * Sends some acknowledged writes again, as clients do that have missed the reply.
 * @returns descriptions of those that don't get the first reply
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

/** The site or its proxy could not serve the call, or the first attempt still runs. */
const mayBeRepeated = ({ status, text }: { status: number; text: string }): boolean =>
  [502, 503, 504].includes(status) || (status === 409 && text.includes('"idempotency-key-in-progress"'));
