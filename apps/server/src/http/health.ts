import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import type { Database } from '../db/database.ts';

interface Health {
  status: 'ok';
}

/** Reports that the process is running. */
export const health = (): Health => ({ status: 'ok' });

/**
 * Reports that the process can serve requests.
 * @throws Problem `service-unavailable` if the database doesn't answer
 */
export async function readiness(db: Database, log: FastifyBaseLogger): Promise<Health> {
  try {
    await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
    return { status: 'ok' };
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    throw new Problem('service-unavailable');
  }
}

/**
 * Serves both checks at the paths that proxies and containers conventionally use, in addition to those of the contract.
 * They have no rate limit, because a refused check would take a healthy process out of service.
 */
export async function serveHealth(app: FastifyInstance, { db }: AppContext): Promise<void> {
  await app.register(async (routes) => {
    routes.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    routes.get('/healthz', async () => health());
    routes.get('/readyz', async ({ log }) => readiness(db, log));
  });
}
