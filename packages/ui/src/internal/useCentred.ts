import { type RefObject, useLayoutEffect } from 'react';

/**
 * Where not everything fits, scrolls a list sideways until one thing in it is in the middle, as far as there is room; again
 * when a font has come, which makes all of it wider.
 * @param list what scrolls
 * @param selector finds the thing in it
 * @param key which thing it is: another one is scrolled to
 */
export function useCentred(list: RefObject<HTMLElement | null>, selector: string, key: string | undefined): void {
  useLayoutEffect(() => {
    // Measured, so that it is right in both directions.
    const centre = () => {
      const room = list.current?.getBoundingClientRect();
      const thing = list.current?.querySelector(selector)?.getBoundingClientRect();
      if (!room || !thing) return;
      list.current?.scrollBy((thing.left + thing.right - room.left - room.right) / 2, 0);
    };
    centre();
    document.fonts.addEventListener('loadingdone', centre);
    return () => document.fonts.removeEventListener('loadingdone', centre);
  }, [list, selector, key]);
}
