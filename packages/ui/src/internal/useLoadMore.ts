import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the first item that a "Load more" button has added, whether or not there are more to load. Items are
 * `li` elements with a tab index of -1.
 * @param list an element around the items
 * @param count number of items
 * @returns the button's press handler
 */
export function useLoadMore(list: RefObject<HTMLElement | null>, count: number, onLoadMore?: () => void): () => void {
  const shownRef = useRef<number>(undefined);

  useEffect(() => {
    const shown = shownRef.current;
    if (shown === undefined || count <= shown) return;
    shownRef.current = undefined;
    list.current?.querySelectorAll('li')[shown]?.focus();
  }, [list, count]);

  return () => {
    shownRef.current = count;
    onLoadMore?.();
  };
}
