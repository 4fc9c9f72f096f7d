import { type RefObject, useLayoutEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/**
 * Scrolls an overflowing list sideways to center an item, as far as possible. Repeats after changes of size, text,
 * language or direction.
 * @param list the scroll container
 * @param selector finds the item in the list
 * @param key id of the item; a change scrolls to the new item
 */
export function useCentered(list: RefObject<HTMLElement | null>, selector: string, key: string | undefined): void {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    // Measures positions, so that it works in both directions.
    const center = () => {
      const view = list.current?.getBoundingClientRect();
      const thing = list.current?.querySelector(selector)?.getBoundingClientRect();
      if (!view || !thing) return;
      list.current?.scrollBy((thing.left + thing.right - view.left - view.right) / 2, 0);
    };
    // The observer first calls back before the next paint, when layout is up to date, so measuring forces none.
    const room = new ResizeObserver(center);
    // Also observes the items, because new text or a loaded font makes them wider.
    if (list.current) for (const element of [list.current, ...list.current.children]) room.observe(element);
    return () => room.disconnect();
  }, [list, selector, key, locale, direction]);
}
