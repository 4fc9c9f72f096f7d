import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the reader's keyboard has ⌘. A server cannot know, so it writes Ctrl first. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    never,
    () => /^(Mac|iP)/.test(navigator.platform),
    () => false,
  );
}
