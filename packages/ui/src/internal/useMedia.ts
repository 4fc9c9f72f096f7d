import { useSyncExternalStore } from 'react';

/**
 * Whether a media rule holds for the window now.
 * @param rule one of `from` or `below`, with its `@media`
 * @returns undefined where nobody can know it: on a server, and while its markup is taken over
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

/** One a rule: to ask the browser anew costs more than the rendering around it. */
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
