import { Agent, request } from 'node:http';
import type { Call } from './calls.ts';

/** A call of an open loop. */
export interface Sample {
  /** When the call was due, in ms since 1970. */
  due: number;
  /** Time from then to the end of the reply, in ms. */
  time: number;
}

/** Calls one server over keep-alive connections. */
export class Caller {
  readonly #agent: Agent;
  readonly #url: string;
  readonly #headers: Record<string, string>;

  /**
   * @param connections maximum number of connections
   * @param prefix of all paths; empty for pages
   * @param headers of all calls
   */
  constructor(url: string, connections: number, { prefix = '/backend', headers = {} } = {}) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#url = url + prefix;
    this.#headers = headers;
  }

  /** Makes the nth call. @returns time to the end of the reply, in ms */
  call({ path, token, body }: Pick<Call, 'path' | 'token' | 'body'>, n: number): Promise<number> {
    const began = performance.now();
    const json = body && JSON.stringify(body(n));
    const headers = {
      ...this.#headers,
      ...(token && { authorization: `Bearer ${token(n)}` }),
      ...(json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
    };
    return new Promise((resolve, reject) => {
      const options = { agent: this.#agent, method: json ? 'POST' : 'GET', headers };
      const sent = request(`${this.#url}${path(n)}`, options, (reply) => {
        const { statusCode } = reply;
        if (statusCode! >= 300) reject(new Error(`${path(n)} was answered with ${statusCode}.`));
        reply.resume().on('end', () => resolve(performance.now() - began));
      });
      sent.on('error', reject);
      sent.end(json);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Times of sequential calls, in ms: as many as fit into `seconds`, but at least `atLeast` and at most `atMost`. */
export async function oneByOne(caller: Caller, call: Call, { seconds = 1, atLeast = 5, atMost = 300 } = {}) {
  // Not measured: the first calls prepare statements and fill caches.
  for (let n = 0; n < Math.min(atLeast, 6); n += 1) await caller.call(call, n);
  const times: number[] = [];
  const until = performance.now() + 1000 * seconds;
  while (times.length < atLeast || (times.length < atMost && performance.now() < until))
    times.push(await caller.call(call, times.length));
  return times;
}

/** Measures the calls per second that the server answers when `callers` clients call without pause. */
export async function capacity(caller: Caller, calls: Call[], { callers = 8, seconds = 5 } = {}): Promise<number> {
  let sent = 0;
  const until = performance.now() + 1000 * seconds;
  const one = async () => {
    while (performance.now() < until) {
      sent += 1;
      await caller.call(calls[sent % calls.length]!, sent);
    }
  };
  await Promise.all(Array.from({ length: callers }, one));
  return sent / seconds;
}

/**
 * Makes calls at a constant `rate` per second, whether or not earlier ones are answered. Their times are measured from
 * when each call was due, so that queueing counts.
 */
export async function openLoop(
  caller: Caller,
  calls: Call[],
  rate: number,
  seconds = 10,
): Promise<Map<Call, Sample[]>> {
  const samples = new Map(calls.map((call): [Call, Sample[]] => [call, []]));
  const began = performance.now();
  const pending: Promise<void>[] = [];
  for (let n = 0; n < Math.round(rate * seconds); n += 1) {
    const due = began + (1000 * n) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const call = calls[n % calls.length]!;
    const end = () => {
      samples.get(call)!.push({ due: performance.timeOrigin + due, time: performance.now() - due });
    };
    pending.push(caller.call(call, n).then(end));
  }
  await Promise.all(pending);
  return samples;
}
