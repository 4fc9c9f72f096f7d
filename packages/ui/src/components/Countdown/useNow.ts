'use client';
import { useSyncExternalStore } from 'react';

/** In milliseconds. */
const second = 1000;

/** Ticks more often than once a second, or late timers would skip a second now and then. */
function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, second / 4);
  return () => clearInterval(timer);
}

const stand = () => () => {};
const read = () => Math.floor(Date.now() / second) * second;
const unknown = () => undefined;

/**
 * Returns the current time in milliseconds, rounded down to the second. `frozen` fixes it. Undefined on the server,
 * which can't know the reader's time.
 */
export function useNow(frozen?: string): number | undefined {
  const now = useSyncExternalStore<number | undefined>(frozen === undefined ? subscribe : stand, read, unknown);
  return frozen === undefined ? now : Date.parse(frozen);
}
