import { useCallback, useRef, useState } from 'react';
import type { Guard } from './shape.ts';
import { readTab, writeTab } from './tabStorage.ts';

/**
 * Form values of a dialog that survive closing it, a reload, and signing in; null clears them. Full-page forms use React
 * Hook Form instead, which dialogs don't need (decision 0030).
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

  // Merges into the latest values: an upload may finish after more was typed.
  const change = useCallback((changes: Partial<Values>) => keep({ ...latest.current, ...changes }), [keep]);

  return [values, keep, change] as const;
}
