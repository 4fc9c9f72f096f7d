import { useSyncExternalStore } from 'react';

/**
 * Tracks a media query.
 * @param rule one of `from` or `below`, including `@media`
 * @returns true if the query currently matches; undefined on a server and during hydration
 */
export function useMedia(rule: string): boolean | undefined {
  const { subscribe, read } = sourceOf(rule);
  return useSyncExternalStore<boolean | undefined>(subscribe, read, () => undefined);
}

interface Source {
  subscribe: (onChange: () => void) => () => void;
  read: () => boolean;
}

const sources = new Map<string, Source>();

/** Returns a cached source for each rule, because calling `matchMedia` again costs more than the surrounding render. */
function sourceOf(rule: string): Source {
  const known = sources.get(rule);
  if (known) return known;
  let list: MediaQueryList | undefined;
  const ask = () => (list ??= window.matchMedia(rule.replace('@media ', '')));
  const source = {
    subscribe: (onChange: () => void) => {
      ask().addEventListener('change', onChange);
      return () => ask().removeEventListener('change', onChange);
    },
    read: () => ask().matches,
  };
  sources.set(rule, source);
  return source;
}
