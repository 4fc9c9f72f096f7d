import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { problemText } from '../../../shared/errorMessages.ts';
import { useToasts } from '../../../shared/toasts.tsx';

interface Listed<Item, Id> {
  /** The items on the current page. */
  items: readonly Item[];
  idOf: (item: Item) => Id;
  /** Identifies the filter. When it changes, nothing is selected, however the admin changed it. */
  scope: string;
  /** Loads one page (zero-based) of the items that match the filter. */
  readPage: (page: number) => Promise<{ items: readonly Item[]; pages: number }>;
}

/**
 * Returns the items selected for a bulk decision, which may be on other pages of the list, and functions to select
 * them.
 */
export function useSelection<Item, Id extends string | number>({ items, idOf, scope, readPage }: Listed<Item, Id>) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const [latest, setLatest] = useState<{ scope: string; selected: ReadonlyMap<Id, Item> }>();
  const selected = useMemo(() => (latest?.scope === scope ? latest.selected : new Map<Id, Item>()), [latest, scope]);
  const setSelected = (next: ReadonlyMap<Id, Item>) => setLatest({ scope, selected: next });
  const anchor = useRef<Id>(null);
  const selecting = useRef<Promise<readonly Item[] | undefined>>(null);
  // Number of the last "select all" or "clear". Earlier ones that are still loading no longer count.
  const serial = useRef(0);

  const cancel = () => {
    serial.current += 1;
    selecting.current = null;
  };
  useEffect(cancel, [scope]);

  const clear = useCallback(() => {
    cancel();
    setLatest(undefined);
  }, []);

  /** Returns the selection with an item of this page toggled, or with a range of items added. */
  const toggled = (before: ReadonlyMap<Id, Item>, id: Id, isRange: boolean): ReadonlyMap<Id, Item> => {
    const at = items.findIndex((item) => idOf(item) === id);
    // The open item can have left the list, because another admin has decided it.
    if (at < 0) return before;
    const from = items.findIndex((item) => idOf(item) === anchor.current);
    const next = new Map(before);
    if (isRange && from >= 0) {
      const [first, last] = from < at ? [from, at] : [at, from];
      for (const item of items.slice(first, last + 1)) next.set(idOf(item), item);
    } else if (!next.delete(id)) next.set(id, items[at]!);
    anchor.current = id;
    return next;
  };

  const toggle = (id: Id, isRange: boolean) => {
    if (!selecting.current) return setSelected(toggled(selected, id, isRange));
    // "Select all" would replace a change made while it loads, so the change waits for it.
    selecting.current = selecting.current.then((all) => {
      if (!all) return undefined;
      const next = toggled(new Map(all.map((item) => [idOf(item), item])), id, isRange);
      flushSync(() => setSelected(next));
      return [...next.values()];
    });
  };

  const selectMatching = async (): Promise<readonly Item[] | undefined> => {
    serial.current += 1;
    const own = serial.current;
    const all = new Map<Id, Item>();
    try {
      for (let page = 0, pages = 1; page < pages; page += 1) {
        const reply = await readPage(page);
        if (serial.current !== own) return undefined;
        pages = reply.pages;
        for (const item of reply.items) all.set(idOf(item), item);
      }
      // Rendered at once: a key pressed before would decide on the open item alone, because nothing is loading any more.
      flushSync(() => setSelected(all));
      return [...all.values()];
    } catch (error) {
      if (serial.current === own) toasts.error(problemText(formatMessage, error));
      return undefined;
    } finally {
      if (serial.current === own) selecting.current = null;
    }
  };

  return {
    selected,
    toggle,
    clear,
    selectPage: () => setSelected(new Map([...selected, ...items.map((item) => [idOf(item), item] as const)])),
    /** Selects all items that match the filter, including those on other pages. */
    selectAll: () => {
      selecting.current = selectMatching();
    },
    /**
     * Ref to the promise for all matching items while they load. It resolves to undefined if loading fails or is
     * overtaken.
     */
    selecting,
  };
}
