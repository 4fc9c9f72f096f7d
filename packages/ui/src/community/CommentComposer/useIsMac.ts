import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns true on Apple devices, whose keyboards have ⌘. The server can't know the device, so it renders Ctrl. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    never,
    () => /^(Mac|iP)/.test(navigator.platform),
    () => false,
  );
}
