import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isSameSecret } from '../auth/secrets.ts';
import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import { poolOf } from '../db/postgres.ts';
import { openBreakers } from '../outside/service.ts';

/** Upper bounds of the histogram buckets for durations, in seconds. */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Counts this process's sign-ins. {@link measure} serves the count. */
export const signIns = new Counter({
  name: 'sign_ins_total',
  help: 'Sign-ins by way, and by outcome: ok, or the code of the problem.',
  labelNames: ['way', 'outcome'],
  registers: [],
});

type MeasuredContext = Pick<AppContext, 'db' | 'replicas'>;

/** Adds gauges for the process's dependencies. They are read on each scrape. */
function measureDependencies(registry: Registry, log: FastifyBaseLogger, { db, replicas }: MeasuredContext): void {
  const pool = poolOf(db);
  const registers = [registry];
  if (pool)
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections to the database by state, and the requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  if (replicas.all.length > 0) measureReplicas(registers, replicas);
  new Gauge({
    name: 'service_breaker_open',
    help: '1 for each outside service that is paused after repeated failures.',
    labelNames: ['service'],
    registers,
    collect() {
      this.reset();
      for (const name of openBreakers()) this.set({ service: name }, 1);
    },
  });
  // Causes already logged since the count last succeeded. Every scrape of an outage fails for the same one.
  const logged = new Set<string>();
  new Gauge({
    name: 'quest_verifications_pending',
    help: 'Quests that wait for a service to be asked again. The same in every process.',
    registers,
    async collect() {
      try {
        const { pending } = await db
          .selectFrom('quest_progress')
          .select(({ fn }) => fn.countAll<number>().as('pending'))
          .where('state', '=', 'pending')
          .executeTakeFirstOrThrow();
        this.set(pending);
        logged.clear();
      } catch (error) {
        // The other metrics are needed most while the database fails.
        this.remove();
        const { code, name } = error as NodeJS.ErrnoException;
        const cause = code ?? name;
        if (!logged.has(cause)) log.error({ err: error }, 'counting pending quests for the metrics failed');
        logged.add(cause);
      }
    },
  });
}

function measureReplicas(registers: Registry[], { all }: AppContext['replicas']): void {
  new Gauge({
    name: 'database_replica_usable',
    help: '1 for each replica that answers reads of visitors, and 0 for one that is down, lags or was promoted.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, isUsable } of all) this.set({ replica: name }, isUsable ? 1 : 0);
    },
  });
  new Gauge({
    name: 'database_replica_connections',
    help: 'Connections to each replica by state, and the requests that wait for one.',
    labelNames: ['replica', 'state'],
    registers,
    collect() {
      for (const { name, db } of all) {
        const pool = poolOf(db)!;
        this.set({ replica: name, state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ replica: name, state: 'idle' }, pool.idleCount);
        this.set({ replica: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
  new Gauge({
    name: 'database_replica_age_seconds',
    help: 'Age of the state that each usable replica shows, at most. Above five seconds it is not usable.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset();
      for (const { name, age, isUsable } of all) if (isUsable) this.set({ replica: name }, age / 1000);
    },
  });
  new Counter({
    name: 'database_replica_reads_total',
    help: 'Reads of visitors by who answered: the replica, or the primary after the replica had failed.',
    labelNames: ['replica', 'answered_by'],
    registers,
    collect() {
      this.reset();
      for (const { name, reads } of all) {
        this.inc({ replica: name, answered_by: 'replica' }, reads.answered);
        this.inc({ replica: name, answered_by: 'primary' }, reads.failed);
      }
    },
  });
}

/**
 * Serves metrics of the process, its routes and its dependencies at `/metrics`, in the Prometheus format.
 * @param token bearer token that callers must send
 */
export function measure(app: FastifyInstance, context: MeasuredContext, token: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(signIns);
  measureDependencies(registry, app.log, context);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // Labels the route, not the URL: each id and each build's asset names would create their own time series.
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
