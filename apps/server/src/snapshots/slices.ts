import { setImmediate as pause } from 'node:timers/promises';

/** Steps between two pauses. The slowest ones take a few microseconds each. */
const SLICE = 2000;

/** Runs a step for each index, and pauses regularly, so that a million steps don't block other calls. */
export async function inSlices(count: number, step: (index: number) => void): Promise<void> {
  for (let index = 0; index < count; index++) {
    step(index);
    if (index % SLICE === SLICE - 1) await pause();
  }
}
