import { setTimeout as wait } from 'node:timers/promises';

/** Interval between attempts, in ms. */
const INTERVAL = 200;

/**
 * Repeats `attempt` until it returns something truthy.
 * @param limit in ms
 * @throws Error with the last failure after the limit
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
