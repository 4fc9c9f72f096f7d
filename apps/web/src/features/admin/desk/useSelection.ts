import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../../../shared/errorMessages.ts';
import { useToasts } from '../../../shared/toasts.tsx';

interface Listed<Item, Id> {
  /** The listed items. */
  items: readonly Item[];
  idOf: (item: Item) => Id;
  /** Reads a page of all that match the filter. Pages are zero-based. */
  readPage: (page: number) => Promise<{ items: readonly Item[]; pages: number }>;
}

/** The items selected for a decision on many, which may be on other pages of the list. */
export function useSelection<Item, Id extends string | number>({ items, idOf, readPage }: Listed<Item, Id>) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const [selected, setSelected] = useState<ReadonlyMap<Id, Item>>(new Map());
  const anchor = useRef<Id>(null);
  const selecting = useRef<Promise<readonly Item[] | undefined>>(null);

  const clear = useCallback(() => setSelected(new Map()), []);

  const toggle = (id: Id, isRange: boolean) => {
    const at = items.findIndex((item) => idOf(item) === id);
    const from = items.findIndex((item) => idOf(item) === anchor.current);
    const next = new Map(selected);
    if (isRange && from >= 0) {
      const [first, last] = from < at ? [from, at] : [at, from];
      for (const item of items.slice(first, last + 1)) next.set(idOf(item), item);
    } else if (!next.delete(id)) next.set(id, items[at]!);
    anchor.current = id;
    setSelected(next);
  };

  const selectMatching = async (): Promise<readonly Item[] | undefined> => {
    const all = new Map<Id, Item>();
    try {
      for (let page = 0, pages = 1; page < pages; page += 1) {
        const reply = await readPage(page);
        pages = reply.pages;
        for (const item of reply.items) all.set(idOf(item), item);
      }
      setSelected(all);
      return [...all.values()];
    } catch (error) {
      toasts.error(problemText(formatMessage, error));
      return undefined;
    } finally {
      selecting.current = null;
    }
  };

  return {
    selected,
    toggle,
    clear,
    selectPage: () => setSelected(new Map([...selected, ...items.map((item) => [idOf(item), item] as const)])),
    /** Selects all that match the filter, also on other pages. */
    selectAll: () => {
      selecting.current = selectMatching();
    },
    /** The selection of all while it loads; resolves to undefined if that fails. */
    selecting,
  };
}
