import { useCallback, useRef, useState } from 'react';
import type { Guard } from './shape.ts';
import { readTab, writeTab } from './tabStorage.ts';

/**
 * Keeps a dialog's form values through closing, reloading, and signing in. Full-page forms use React Hook Form instead,
 * which dialogs don't need (decision 0030).
 * @returns the values, a setter that clears them for null, a function that merges changes into them, and one that tells
 *   whether values of an earlier render are still the latest, for replies that arrive after more was typed
 */
export function useKept<Values extends object>(key: string, initial: Values, guard: Guard<Values>) {
  const [values, setValues] = useState<Values>(() => readTab(key, guard) ?? initial);

  const latest = useRef(values);

  const keep = useCallback(
    (next: Values | null) => {
      latest.current = next ?? initial;
      setValues(latest.current);
      writeTab(key, next);
    },
    [key, initial],
  );

  // Merges into the latest values, because an upload may finish after more was typed.
  const change = useCallback((changes: Partial<Values>) => keep({ ...latest.current, ...changes }), [keep]);

  const areLatest = useCallback((earlier: Values) => latest.current === earlier, []);

  return [values, keep, change, areLatest] as const;
}
