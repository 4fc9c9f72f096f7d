import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../contract/problem.ts';

export const getHealth: Handler<'getHealth'> = async () => ({ status: 'ok' });

export const getReadiness: Handler<'getReadiness'> = async ({ db, request }) => {
  try {
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  } catch (error) {
    request.log.error({ err: error }, 'the database does not answer');
    throw new Problem('service-unavailable');
  }
};
