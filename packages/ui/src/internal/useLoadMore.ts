import { type RefObject, useEffect, useRef } from 'react';
import { markFocus } from './focus/markFocus.ts';

/**
 * Moves focus to the first item that a "Load more" button has added, whether or not there are more to load, unless the
 * reader has moved it elsewhere meanwhile. Items are `li` elements with a tab index of -1.
 * @param list an element around the items
 * @param count number of items
 * @returns the button's press handler
 */
export function useLoadMore(list: RefObject<HTMLElement | null>, count: number, onLoadMore?: () => void): () => void {
  const asked = useRef<{ shown: number; isFocusHere: () => boolean }>(undefined);

  useEffect(() => {
    if (!asked.current || count <= asked.current.shown) return;
    const { shown, isFocusHere } = asked.current;
    asked.current = undefined;
    if (isFocusHere()) list.current?.querySelectorAll('li')[shown]?.focus();
  }, [list, count]);

  return () => {
    asked.current = { shown: count, isFocusHere: markFocus() };
    onLoadMore?.();
  };
}
