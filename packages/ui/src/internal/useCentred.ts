import { type RefObject, useLayoutEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/**
 * Where not everything fits, scrolls a list sideways until one thing in it is in the middle, as far as there is room; again
 * when there is more room or less, when its words have changed, and in another language or direction.
 * @param list what scrolls
 * @param selector finds the thing in it
 * @param key which thing it is: another one is scrolled to
 */
export function useCentred(list: RefObject<HTMLElement | null>, selector: string, key: string | undefined): void {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    // Measured, so that it is right in both directions.
    const centre = () => {
      const view = list.current?.getBoundingClientRect();
      const thing = list.current?.querySelector(selector)?.getBoundingClientRect();
      if (!view || !thing) return;
      list.current?.scrollBy((thing.left + thing.right - view.left - view.right) / 2, 0);
    };
    // It calls before the next paint too, when all is laid out anyway.
    const room = new ResizeObserver(centre);
    // Each of the things in it as well: other words, or a font that has come, make them wider.
    if (list.current) for (const element of [list.current, ...list.current.children]) room.observe(element);
    return () => room.disconnect();
  }, [list, selector, key, locale, direction]);
}
