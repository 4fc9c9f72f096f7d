import { useCallback, useRef, useState } from 'react';
import type { Guard } from './shape.ts';
import { readTab, writeTab } from './tabStorage.ts';

/**
 * The values of a dialog's form. They outlive the dialog, a reload, and signing in in this tab; null forgets them. Forms that
 * fill a page use React Hook Form, which a dialog can do without (decision 0030).
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

  // Into what stands there by then: a picture that was sent ahead comes back after more was typed.
  const change = useCallback((changes: Partial<Values>) => keep({ ...latest.current, ...changes }), [keep]);

  return [values, keep, change] as const;
}
