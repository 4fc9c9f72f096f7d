import { useCallback, useRef, useState } from 'react';
import type { Guard } from './shape.ts';
import { readTab, writeTab } from './tabStorage.ts';

/** What stands in a form. Outlives the dialog that it is in, a reload, and signing in in this tab; null forgets it. */
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

  // Into what stands there by then: a picture that was sent ahead comes back after more was typed.
  const change = useCallback((changes: Partial<Values>) => keep({ ...latest.current, ...changes }), [keep]);

  return [values, keep, change] as const;
}
