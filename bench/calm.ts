import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What a round came to, and how slow the machine was beside it, in ms: the time of a loop, or what others took of it. */
export interface Round<T> {
  value: T;
  pace: number;
}

/** One round in so many counts. */
const oneIn = 3;

/** How long the loop is: some 3 ms where nothing slows it. */
const steps = 3_000_000;

/** Runs a round, which ends when the page has come to rest, and looks before and after it how fast the machine is. */
export async function paced<T>(page: Page, act: () => Promise<T>): Promise<Round<T>> {
  const before = await pace(page);
  const value = await act();
  return { value, pace: Math.max(before, await pace(page)) };
}

/**
 * What the calmest third of the rounds came to. A virtual machine shares its processors: the same loop takes twice as long
 * from one second to the next, and a throttle multiplies that. Which rounds count is told by the loop beside them, never
 * by what they came to.
 */
export const calmest = <T>(rounds: readonly Round<T>[]): T[] =>
  calmFirst(rounds)
    .slice(0, Math.ceil(rounds.length / oneIn))
    .map(({ value }) => value);

/** How calm it was, in words. */
export function paceWords(rounds: readonly Round<unknown>[]): string {
  const sorted = calmFirst(rounds).map(({ pace: time }) => Math.round(time));
  const last = sorted[Math.ceil(sorted.length / oneIn) - 1];
  return `the same loop took ${sorted[0]} to ${last} ms beside the rounds that count, up to ${sorted.at(-1)} ms beside others`;
}

/**
 * What other machines on the same processors took of this one's time so far, in ms, of all its processors together. Linux counts
 * it in hundredths of a second; elsewhere it is 0.
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
