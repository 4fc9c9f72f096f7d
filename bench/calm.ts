import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/**
 * A round's result, and the machine's slowness during it, in ms: the duration of a loop, or the CPU time stolen by
 * others.
 */
export interface Round<T> {
  value: T;
  pace: number;
}

/** One of this many rounds counts. */
const oneIn = 3;

/** Steps of the loop, which takes about 3 ms on an idle machine. */
const steps = 3_000_000;

/** Runs a round until the page is idle, and measures the machine's speed before and after it. */
export async function paced<T>(page: Page, act: () => Promise<T>): Promise<Round<T>> {
  const before = await pace(page);
  const value = await act();
  return { value, pace: Math.max(before, await pace(page)) };
}

/**
 * Results of the calmest third of the rounds. A virtual machine shares its processors, so the same loop may take twice
 * as long a second later, and CPU throttling multiplies that. Only the loop decides which rounds count, never their
 * results.
 */
export const calmest = <T>(rounds: readonly Round<T>[]): T[] =>
  calmFirst(rounds)
    .slice(0, Math.ceil(rounds.length / oneIn))
    .map(({ value }) => value);

/** Describes how calm the machine was. */
export function paceWords(rounds: readonly Round<unknown>[]): string {
  const sorted = calmFirst(rounds).map(({ pace: time }) => Math.round(time));
  const last = sorted[Math.ceil(sorted.length / oneIn) - 1];
  return `the same loop took ${sorted[0]} to ${last} ms beside the rounds that count, up to ${sorted.at(-1)} ms beside others`;
}

/**
 * Total CPU time that other machines on the same processors have taken from this one, in ms, over all its processors.
 * Linux counts in hundredths of a second; elsewhere it is 0.
 */
export function stolenTime(): number {
  if (!existsSync('/proc/stat')) return 0;
  return 10 * Number(readFileSync('/proc/stat', 'utf8').split(/\s+/)[8]);
}

const calmFirst = <T>(rounds: readonly Round<T>[]) => rounds.toSorted((one, other) => one.pace - other.pace);

const pace = (page: Page): Promise<number> =>
  page.evaluate((count) => {
    const began = performance.now();
    let sum = 0;
    for (let step = 0; step < count; step += 1) sum += step % 7;
    return sum > 0 ? performance.now() - began : 0;
  }, steps);
