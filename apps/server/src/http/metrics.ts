import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isSameSecret } from '../auth/secrets.ts';
import { Problem } from '../contract/problem.ts';

/** Upper bounds of the histogram buckets for durations, in seconds. */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Serves metrics of the process and its routes at `/metrics` in Prometheus' format. Requires the token. */
export function measure(app: FastifyInstance, token: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // Labels the route and not the address: ids and the asset names of every build would create a time series each.
    const route = routeOptions.url?.replace(/^\/assets\/.*/, '/assets/*') ?? 'none';
    const labels = { method, route, status: statusCode };
    duration.observe(labels, elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) throw new Problem('unauthenticated');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
