import type { FastifyInstance } from 'fastify';
import { traceIdOf } from '../tracing.ts';
import './traces.ts';

/**
 * Logs each request with the id sent in its reply: writes and failures at `info`, reads at `debug`. Logs only the path,
 * because queries contain codes, signatures and email addresses.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, member, span } = request;
    const isRead = (method === 'GET' || method === 'HEAD') && reply.statusCode < 400;
    request.log[isRead ? 'debug' : 'info'](
      {
        method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(member && { memberId: member.id }),
        ...(span && { traceId: traceIdOf(span) }),
      },
      'answered',
    );
    done();
  });
}

/** Removes the query from a URL. */
export const pathOf = (url: string): string => url.split('?', 1)[0]!;
