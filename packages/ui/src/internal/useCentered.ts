import { type RefObject, useLayoutEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/**
 * Scrolls an overflowing list sideways to center an item, as far as possible. Repeats after changes of size, text,
 * language or direction. While items are hidden, it sets the lengths of the fades at the ends, `--ui-left` and
 * `--ui-right`: the longer, the more is hidden.
 * @param list the scroll container
 * @param selector finds the item in the list
 * @param key id of the item; a change scrolls to the new item
 * @param count number of items in the list
 */
export function useCentered(
  list: RefObject<HTMLElement | null>,
  selector: string,
  key: string | undefined,
  count: number,
): void {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const fade = () => {
      const { scrollLeft, scrollWidth, clientWidth, style } = box;
      const hidden = scrollWidth - clientWidth;
      // From right to left, the position is 0 at the right end, and negative elsewhere.
      const left = direction === 'rtl' ? hidden + scrollLeft : scrollLeft;
      // Wider than a gap, so that it covers letters. A long item fits between two fades.
      const toLength = (px: number) => (hidden > 1 ? `${Math.min(px, 64, clientWidth * 0.15)}px` : '');
      style.setProperty('--ui-left', toLength(left));
      style.setProperty('--ui-right', toLength(hidden - left));
    };
    // Measures positions, so that it works in both directions.
    const center = () => {
      const view = box.getBoundingClientRect();
      const thing = box.querySelector(selector)?.getBoundingClientRect();
      if (thing) box.scrollBy((thing.left + thing.right - view.left - view.right) / 2, 0);
      fade();
    };
    // The observer first calls back before the next paint, when layout is up to date, so measuring forces none.
    const room = new ResizeObserver(center);
    // Also observes the items, because new text or a loaded font makes them wider.
    for (const element of [box, ...box.children]) room.observe(element);
    box.addEventListener('scroll', fade);
    return () => {
      room.disconnect();
      box.removeEventListener('scroll', fade);
    };
  }, [list, selector, key, count, locale, direction]);
}
