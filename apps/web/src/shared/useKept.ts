import { useCallback, useState } from 'react';
import type { Guard } from './shape.ts';
import { readTab, writeTab } from './tabStorage.ts';

/**
 * Keeps a dialog's form values through closing, reloading, and signing in. Full-page forms use React Hook Form instead,
 * which dialogs don't need (decision 0030). Each key has values of its own.
 * @returns the values, a setter that clears them for null, a function that merges changes into them, and one that tells
 *   whether some values of an earlier render are still the latest, for replies that arrive after more was typed
 */
export function useKept<Values extends object>(key: string, initial: Values, guard: Guard<Values>) {
  // The stored values are the latest, even those of a key that is no longer shown.
  const read = useCallback(() => readTab(key, guard) ?? initial, [key, initial, guard]);
  const [shown, setShown] = useState(() => ({ key, values: read() }));
  const now = shown.key === key ? shown : { key, values: read() };
  if (now !== shown) setShown(now);

  const keep = useCallback(
    (next: Values | null) => {
      writeTab(key, next);
      setShown((before) => (before.key === key ? { key, values: next ?? initial } : before));
    },
    [key, initial],
  );

  // Merges into the latest values, because an upload may finish after more was typed.
  const change = useCallback((changes: Partial<Values>) => keep({ ...read(), ...changes }), [read, keep]);

  const areLatest = useCallback(
    (earlier: Partial<Values>) => {
      const latest = read();
      return JSON.stringify({ ...latest, ...earlier }) === JSON.stringify(latest);
    },
    [read],
  );

  return [now.values, keep, change, areLatest] as const;
}
