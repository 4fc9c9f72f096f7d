import { health, readiness } from '../http/health.ts';
import type { Handler } from '../http/handler.ts';

export const getHealth: Handler<'getHealth'> = async () => health();

export const getReadiness: Handler<'getReadiness'> = ({ db, request }) => readiness(db, request.log);
