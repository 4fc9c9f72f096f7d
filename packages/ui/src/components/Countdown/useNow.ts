'use client';
import { useSyncExternalStore } from 'react';

/** Milliseconds. */
const second = 1000;

/** Oftener than once a second, or the clock would miss one now and then. */
function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, second / 4);
  return () => clearInterval(timer);
}

const stand = () => () => {};
const read = () => Math.floor(Date.now() / second) * second;
const unknown = () => undefined;

/** The time in milliseconds, to the second. `frozen` stops it there. A server does not know what time it will be. */
export function useNow(frozen?: string): number | undefined {
  const now = useSyncExternalStore<number | undefined>(frozen === undefined ? subscribe : stand, read, unknown);
  return frozen === undefined ? now : Date.parse(frozen);
}
