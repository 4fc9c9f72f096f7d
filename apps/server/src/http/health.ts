import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { Problem } from '../contract/problem.ts';
import type { Database } from '../db/database.ts';
import { limitReads } from './readLimit.ts';

interface Health {
  status: 'ok';
}

/** The process answers. */
export const health = (): Health => ({ status: 'ok' });

/** The process can serve calls. @throws Problem `service-unavailable` if the database doesn't answer */
export async function readiness(db: Database, log: FastifyBaseLogger): Promise<Health> {
  try {
    await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
    return { status: 'ok' };
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    throw new Problem('service-unavailable');
  }
}

/** Serves both at the addresses that proxies and containers conventionally use, beside those of the contract. */
export async function serveHealth(app: FastifyInstance, { config, db, clock }: AppContext): Promise<void> {
  await app.register(async (routes) => {
    limitReads(routes, config.readsPerMinute, clock);
    routes.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    routes.get('/healthz', async () => health());
    routes.get('/readyz', async ({ log }) => readiness(db, log));
  });
}
