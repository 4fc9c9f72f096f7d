/** Number of files that are read, written or removed concurrently. */
const BATCH = 8;

/**
 * Applies `work` to all values, a few at a time.
 * @returns its results, in the order of the values
 * @throws its first failure, once every work that was started has ended: nothing writes a file after that
 */
export async function inBatches<From, To>(values: From[], work: (value: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  for (let start = 0; start < values.length; start += BATCH)
    for (const outcome of await Promise.allSettled(values.slice(start, start + BATCH).map(work))) {
      if (outcome.status === 'rejected') throw outcome.reason;
      results.push(outcome.value);
    }
  return results;
}
