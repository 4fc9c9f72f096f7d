import type { LogEvent } from 'kysely';
import { recordStatement } from '../tracing.ts';

/** Kysely's log, which is called after each statement. */
export const traceQuery = ({ query, queryDurationMillis, ...event }: LogEvent): void =>
  recordStatement(query.sql, queryDurationMillis, 'error' in event ? event.error : undefined);

/** Runs a statement that bypasses Kysely. */
export async function traced<T>(text: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    const result = await run();
    recordStatement(text, performance.now() - began);
    return result;
  } catch (error) {
    recordStatement(text, performance.now() - began, error);
    throw error;
  }
}
