import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { endRequestSpan, isTracing, startRequestSpan, within } from '../tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined unless traces are sent. */
    span: Span | undefined;
  }
}

/** Gives each request a span, named by its route: addresses contain names, and queries contain codes and signatures. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    // Without a collector, not even the route is read: Fastify builds the object anew for each reading.
    if (!isTracing()) return done();
    request.span = startRequestSpan(request.method, request.routeOptions.url, request.headers);
    if (request.span) within(request.span, done);
    else done();
  });
  // Receiving a body leaves the context.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? within(span, done) : done()));
  app.addHook('onResponse', ({ span }, reply, done) => {
    if (span) endRequestSpan(span, reply.statusCode);
    done();
  });
}
