import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * Keeps unchanged items of a refetched list identical, so that their rows don't rerender. By default, TanStack Query
 * compares items by position, so that all items change when the first one is removed.
 * @param name the reply's field that contains the items
 */
export const sharingById =
  <Name extends string, Item>(name: Name, idOf: (item: Item) => number | string) =>
  (before: unknown, after: unknown): unknown => {
    const shared = replaceEqualDeep(before, after) as Record<Name, readonly Item[]>;
    if (before === undefined || shared === before) return shared;
    const known = new Map((before as typeof shared)[name].map((item) => [idOf(item), item]));
    return { ...shared, [name]: shared[name].map((item) => replaceEqualDeep(known.get(idOf(item)), item)) };
  };
