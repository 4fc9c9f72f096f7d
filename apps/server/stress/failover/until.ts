import { setTimeout as wait } from 'node:timers/promises';

/** Interval between attempts, in ms. */
const INTERVAL = 200;

/**
 * Repeats `attempt` until it returns a truthy value.
 * @param what the condition, for the error message, such as “the process is ready”
 * @param limit time limit in ms
 * @returns the result of `attempt`
 * @throws Error with the last failure if an attempt fails after the time limit
 */
export async function until<T>(what: string, limit: number, attempt: () => Promise<T>): Promise<NonNullable<T>> {
  const end = performance.now() + limit;
  for (let failure = 'it did not'; ;) {
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      failure = (error as Error).message;
    }
    if (performance.now() > end) throw new Error(`Not within ${limit / 1000} s: ${what} (${failure}).`);
    await wait(INTERVAL);
  }
}
