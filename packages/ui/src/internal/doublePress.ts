import { useRef } from 'react';

/** Longest time between two presses that count as a double press, in ms, as for a double click in Windows. */
export const DOUBLE = 500;

/** Returns a function that tells whether a press is the second one of a double press. Call it once a press. */
export function useIsDouble() {
  const last = useRef(-DOUBLE);
  return () => {
    const before = last.current;
    last.current = performance.now();
    return last.current - before < DOUBLE;
  };
}
