'use client';
import { useSyncExternalStore } from 'react';

/** Length of a second in milliseconds. */
const second = 1000;

/** Ticks four times a second: timers run late, so one tick a second would occasionally skip a second. */
function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, second / 4);
  return () => clearInterval(timer);
}

const stand = () => () => {};
const read = () => Math.floor(Date.now() / second) * second;
const unknown = () => undefined;

/**
 * Returns the current time in milliseconds, rounded down to the second, or `frozen` if given. Undefined on the server,
 * which can't know the reader's time.
 */
export function useNow(frozen?: string): number | undefined {
  const now = useSyncExternalStore<number | undefined>(frozen === undefined ? subscribe : stand, read, unknown);
  return frozen === undefined ? now : Date.parse(frozen);
}
