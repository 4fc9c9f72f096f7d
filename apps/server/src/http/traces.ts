import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { endRequestSpan, isTracing, startRequestSpan, within } from '../tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's span; undefined unless traces are sent. */
    span: Span | undefined;
  }
}

/** Gives each traced request a span named after its route. Full addresses could contain names, codes and signatures. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    // Checked before the route is read, because Fastify rebuilds `routeOptions` on every access.
    if (!isTracing()) return done();
    request.span = startRequestSpan(request.method, request.routeOptions.url, request.headers);
    if (request.span) within(request.span, done);
    else done();
  });
  // The tracing context is lost while a body is received, so it is restored here.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? within(span, done) : done()));
  app.addHook('onResponse', ({ span }, reply, done) => {
    if (span) endRequestSpan(span, reply.statusCode);
    done();
  });
}
