import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns `onServer` on the server and during hydration, and `inBrowser` afterwards. Unlike {@link useIsHydrating}, it
 * renders again only if the two differ. React renders that without pauses, so large components should use this.
 */
export const useHydrated = <Value>(onServer: Value, inBrowser: Value): Value =>
  useSyncExternalStore(
    never,
    () => inBrowser,
    () => onServer,
  );

/**
 * True on the server and during hydration, when the output must match the server's markup. Browser-dependent content
 * renders afterwards.
 */
export const useIsHydrating = () => useHydrated(true, false);
