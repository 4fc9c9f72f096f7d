import { type RefObject, useLayoutEffect } from 'react';

/**
 * Where not everything fits, scrolls a list sideways until one thing in it is in the middle, as far as there is room; again
 * when a font has come, which makes all of it wider, and when there is more room or less.
 * @param list what scrolls
 * @param selector finds the thing in it
 * @param key which thing it is: another one is scrolled to
 */
export function useCentred(list: RefObject<HTMLElement | null>, selector: string, key: string | undefined): void {
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
    if (list.current) room.observe(list.current);
    document.fonts.addEventListener('loadingdone', centre);
    return () => {
      room.disconnect();
      document.fonts.removeEventListener('loadingdone', centre);
    };
  }, [list, selector, key]);
}
