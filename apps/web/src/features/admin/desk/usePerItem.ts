import { useMemo } from 'react';

/** Caches the function's result for each item, until the item or the function changes. */
export function usePerItem<Item extends object, Result>(of: (item: Item) => Result): (item: Item) => Result {
  return useMemo(() => cached(of), [of]);
}

function cached<Item extends object, Result>(of: (item: Item) => Result): (item: Item) => Result {
  const results = new WeakMap<Item, Result>();
  return (item) => {
    const known = results.get(item);
    if (known !== undefined) return known;
    const result = of(item);
    results.set(item, result);
    return result;
  };
}
