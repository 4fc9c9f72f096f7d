import { useInsertionEffect, useRef, useState } from 'react';

type Functions = Record<string, (...args: never[]) => unknown>;

/** The same functions in every render, each calling the latest one it stands for. Not to be called while rendering. */
export function useStable<T extends Functions>(functions: T): T {
  const latest = useRef(functions);
  useInsertionEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(functions).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
    ) as T,
  );
  return stable;
}
