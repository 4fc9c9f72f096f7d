import type { Handler } from '../http/handler.ts';
import { Problem } from '../contract/problem.ts';

export const getHealth: Handler<'getHealth'> = async () => ({ status: 'ok' });

export const getReadiness: Handler<'getReadiness'> = async ({ db, request }) => {
  try {
    await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
    return { status: 'ok' };
  } catch (error) {
    request.log.error({ err: error }, 'the database does not answer');
    throw new Problem('service-unavailable');
  }
};
