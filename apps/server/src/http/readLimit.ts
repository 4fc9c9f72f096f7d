import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problem.ts';
import { networkOf } from './network.ts';

const MINUTE = 60_000;

/** Maximum number of clients counted per minute. Beyond it, all counts are reset to bound the memory. */
const MOST_CLIENTS = 50_000;

/** Matches health checks, so that monitoring is never refused. */
const UNLIMITED = /\/(health|ready)$/;

/** Methods of reads. HEAD costs as much as GET, because Fastify runs the handler and drops the body. */
const READS = ['GET', 'HEAD'];

/**
 * Limits the reads of each client address across all routes of `app`, per clock minute. Writes have their own limits.
 * @throws Problem `rate-limited`, with the seconds until the next minute
 */
export function limitReads(app: FastifyInstance, perMinute: number, clock: () => Date): void {
  const reads = new Map<string, number>();
  let minute = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!READS.includes(request.method) || UNLIMITED.test(request.routeOptions.url ?? '')) return done();
    const now = clock().getTime();
    const current = Math.floor(now / MINUTE);
    if (current !== minute || reads.size >= MOST_CLIENTS) {
      reads.clear();
      minute = current;
    }
    const network = networkOf(request.ip);
    const count = (reads.get(network) ?? 0) + 1;
    reads.set(network, count);
    if (count <= perMinute) done();
    else done(Problem.retryAfter(Math.ceil(((current + 1) * MINUTE - now) / 1000), 'rate-limited'));
  });
}
