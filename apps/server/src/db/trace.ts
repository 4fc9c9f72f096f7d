import type { LogEvent } from 'kysely';
import { isTracing, recordStatement } from '../tracing.ts';

/** Kysely option that records each statement in the trace, if tracing has started. */
export const traceLog = () => (isTracing() ? { log: traceQuery } : {});

const traceQuery = ({ query, queryDurationMillis, ...event }: LogEvent): void =>
  recordStatement(query.sql, queryDurationMillis, 'error' in event ? event.error : undefined);

/** Runs a statement that bypasses Kysely, and records it in the trace. */
export async function traced<T>(text: string, run: () => Promise<T>): Promise<T> {
  if (!isTracing()) return run();
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
