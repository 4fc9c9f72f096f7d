import { call } from '../client.ts';
import type { ServerProcess } from '../serverProcess.ts';

/** @throws Error with the message `words` unless the condition holds */
export function check(holds: boolean, words: string): void {
  if (!holds) throw new Error(words);
}

/** A server from an attacker's point of view. */
export type Target = Pick<ServerProcess, 'origin'>;

/** Reads an API path as a visitor. */
export const get = (server: Target, path: string) => call(server.origin, { method: 'GET', path });

/** Makes calls one after another. @returns the duration of each, in ms */
export async function times(work: () => Promise<unknown>, count: number): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return took;
}

/** Returns the 99th percentile of durations. */
export const p99 = (took: number[]): number => took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.99) - 1]!;
