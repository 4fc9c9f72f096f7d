import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media rule holds for the window now.
 * @param rule one of `from` or `below`, with its `@media`
 * @returns undefined where nobody can know it: on a server, and while its markup is taken over
 */
export function useMedia(rule: string): boolean | undefined {
  const query = rule.replace('@media ', '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
