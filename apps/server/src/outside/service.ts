import { setTimeout as wait } from 'node:timers/promises';
import { inSpan } from '../tracing.ts';
import { boundedFetch } from './boundedFetch.ts';

/** A service did not answer in time, broke its protocol or refused our credentials, or calls to it are paused. */
export class ServiceError extends Error {
  override name = 'ServiceError';
}

/** Settings of a service's client. */
export interface ServiceSettings {
  /** Name of the service in errors. */
  name: string;
  /** Base URL for the paths. */
  url: string;
  /** Timeout for one answer, in ms. */
  timeout: number;
  headers?: Record<string, string>;
  /** Statuses that this service uses as answers, although they count as failures by default. */
  answers?: readonly number[];
  fetch?: typeof fetch;
}

/** Statuses below 500 that don't answer the question: wrong credentials, timeouts and rate limits. */
const FAILURES = [401, 403, 408, 429];

/** A service's answer: a success, or an expected refusal. */
export interface ServiceReply {
  status: number;
  json: unknown;
}

/** Calls a service. @throws ServiceError */
export type Service = (path: string, init?: RequestInit) => Promise<ServiceReply>;

/** Maximum number of attempts for an idempotent call. */
const ATTEMPTS = 3;

/** Maximum wait before the second attempt, in ms. It doubles each time. The actual wait is random (full jitter). */
const BACK_OFF = 200;

/** Number of consecutive failed attempts that opens the circuit breaker. */
const BREAKS_AT = 5;

/** Duration in ms for which the circuit breaker stays open. */
const BREAK = 30_000;

/** Time at which each service's circuit breaker closes again, in ms since 1970. May be in the past. */
const breaks = new Map<string, number>();

/** Names of the services whose circuit breaker is open. */
export const openBreakers = (): string[] =>
  Array.from(breaks).flatMap(([name, until]) => (until > Date.now() ? [name] : []));

/**
 * Creates a client for one service, with a timeout, retries of idempotent calls, and a circuit breaker so that callers
 * don't wait for a service that is down.
 */
export function createService({ name, url, timeout, headers, answers = [], fetch }: ServiceSettings): Service {
  const call = boundedFetch(fetch);
  let failures = 0;
  let brokenUntil = 0;

  async function attempt(path: string, init: RequestInit): Promise<ServiceReply> {
    const response = await call(`${url}${path}`, {
      ...init,
      headers: { accept: 'application/json', ...headers, ...(init.headers as Record<string, string>) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    const { status } = response;
    const isAnswer = answers.includes(status) || !FAILURES.includes(status);
    const usable = status < 300 || (status >= 400 && status < 500 && isAnswer);
    if (!usable) throw new Error(`it answered ${status}`);
    return { status, json: response.ok ? JSON.parse(text) : tryJson(text) };
  }

  return async (path, init = {}) => {
    if (Date.now() < brokenUntil) throw new ServiceError(`${name} is paused after ${failures} failures`);
    const attempts = !init.method || init.method === 'GET' ? ATTEMPTS : 1;
    for (let n = 1; ; n++) {
      try {
        const reply = await inSpan(`${init.method ?? 'GET'} ${name}`, 'client', () => attempt(path, init));
        failures = 0;
        return reply;
      } catch (error) {
        if (++failures >= BREAKS_AT) breaks.set(name, (brokenUntil = Date.now() + BREAK));
        if (n >= attempts || Date.now() < brokenUntil)
          throw new ServiceError(`${name}: ${(error as Error).message}`, { cause: error });
        await wait(Math.random() * BACK_OFF * 2 ** (n - 1));
      }
    }
  };
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a reply with a schema. @throws ServiceError if the reply doesn't match */
export function readReply<T>(schema: { safeParse(value: unknown): { data?: T; success: boolean } }, json: unknown): T {
  const { success, data } = schema.safeParse(json);
  if (!success) throw new ServiceError('a reply has another shape than documented');
  return data as T;
}
