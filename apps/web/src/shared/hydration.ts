import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * True on the server and during hydration, when the output must match the server's markup. Browser-dependent content
 * renders afterwards.
 */
export const useIsHydrating = () => useSyncExternalStore(never, no, yes);
