import { useInsertionEffect, useState } from 'react';

type Functions = Record<string, (...args: never[]) => unknown>;

/**
 * Returns functions with a stable identity, each of which calls the latest version passed to the hook. Don't call them
 * while rendering.
 */
export function useStable<T extends Functions>(functions: T): T {
  const [{ stable, update }] = useState(() => standIns(functions));
  useInsertionEffect(() => update(functions));
  return stable;
}

function standIns<T extends Functions>(first: T) {
  let latest = first;
  const entries = Object.keys(first).map((name) => [name, (...args: never[]) => latest[name]?.(...args)]);
  return {
    stable: Object.fromEntries(entries) as T,
    update: (functions: T) => {
      latest = functions;
    },
  };
}
