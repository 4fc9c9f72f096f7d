import { useCallback, useState } from 'react';
import { readTab, writeTab } from './tabStorage.ts';

/** What stands in a form. Outlives the dialog that it is in, a reload, and signing in in this tab; null forgets it. */
export function useKept<Values extends object>(key: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readTab<Partial<Values>>(key) }));

  const keep = useCallback(
    (next: Values | null) => {
      setValues(next ?? initial);
      writeTab(key, next);
    },
    [key, initial],
  );

  return [values, keep] as const;
}
