import { useSyncExternalStore } from 'react';

/**
 * Returns true if a media query matches the window now.
 * @param rule one of `from` or `below`, including `@media`
 * @returns undefined on a server and during hydration
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

/** Cached per rule, because asking the browser again costs more than the rendering around it. */
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
