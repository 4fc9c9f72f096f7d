import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns true if the reader's keyboard has ⌘. A server can't know, so the first render shows Ctrl. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    never,
    () => /^(Mac|iP)/.test(navigator.platform),
    () => false,
  );
}
