import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problem.ts';

const MINUTE = 60_000;

/** Maximum number of IP addresses counted per minute. Beyond it, all counts are reset to bound the memory. */
const MOST_ADDRESSES = 50_000;

/** Matches health checks, so that monitoring is never refused. */
const UNLIMITED = /\/(health|ready)$/;

/**
 * Limits the reads of each IP address across all routes of `app`, per clock minute. Writes have their own limits.
 * @throws Problem `rate-limited`, with the seconds until the next minute
 */
export function limitReads(app: FastifyInstance, perMinute: number, clock: () => Date): void {
  const reads = new Map<string, number>();
  let minute = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' || UNLIMITED.test(request.routeOptions.url ?? '')) return done();
    const now = clock().getTime();
    const current = Math.floor(now / MINUTE);
    if (current !== minute || reads.size >= MOST_ADDRESSES) {
      reads.clear();
      minute = current;
    }
    const count = (reads.get(request.ip) ?? 0) + 1;
    reads.set(request.ip, count);
    if (count <= perMinute) done();
    else done(Problem.retryAfter(Math.ceil(((current + 1) * MINUTE - now) / 1000), 'rate-limited'));
  });
}
