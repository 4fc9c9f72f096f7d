import type { FastifyInstance } from 'fastify';

/**
 * Writes a line for each call, with the id that its reply carries: what changes something or fails at `info`, what is
 * only read at `debug`. Of the address only the path is written, since queries hold codes, signatures and mail addresses.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, member } = request;
    const isRead = (method === 'GET' || method === 'HEAD') && reply.statusCode < 400;
    request.log[isRead ? 'debug' : 'info'](
      {
        method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(member && { memberId: member.id }),
      },
      'answered',
    );
    done();
  });
}

/** An address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0]!;
