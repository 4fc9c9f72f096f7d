import { useCallback, useState } from 'react';

function read(key: string): object | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as object | null;
  } catch {
    return null;
  }
}

/** What stands in a form. Outlives the dialog that it is in, a reload, and signing in in this tab; null forgets it. */
export function useKept<Values extends object>(key: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...read(key) }));

  const keep = useCallback(
    (next: Values | null) => {
      setValues(next ?? initial);
      try {
        if (next) sessionStorage.setItem(key, JSON.stringify(next));
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage it lasts as long as its form.
      }
    },
    [key, initial],
  );

  return [values, keep] as const;
}
