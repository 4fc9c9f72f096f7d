import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { measuredOr, useKeys, withKept } from './virtualRows.ts';

/** Height of the scroll container in px that is assumed until the container is measured. */
const SCREEN = 720;

/** Rows rendered beyond each edge of the viewport. */
const OVERSCAN = 4;

interface RowsInView {
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
  /** Sticky header above the rows, with its estimated height in px until it is measured. */
  head?: { ref: RefObject<HTMLElement | null>; estimate: number };
  rows: readonly { id: string }[];
  /** Estimated height of an unmeasured row, in px. */
  estimate: number;
  /** Indexes of rows to render at any scroll position, such as the focused row's. */
  kept: readonly number[];
  /** Lists up to this length are rendered completely. Default 0. */
  mostWhole?: number;
}

/**
 * Selects the rows of a long list to render, with their offsets from the first row. Also returns the total height of
 * all rows, a ref callback that measures a row, and a function that scrolls to a row.
 */
export function useRowsInView({ scroller, head, rows, estimate, kept, mostWhole = 0 }: RowsInView) {
  const headRef = head?.ref;
  const count = rows.length;
  const [headSize, setHeadSize] = useState(head?.estimate ?? 0);
  useLayoutEffect(() => {
    const element = headRef?.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setHeadSize(Math.round(entry!.borderBoxSize[0]!.blockSize)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [headRef]);

  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler memoizes what it returns
  const { getVirtualItems, getTotalSize, measureElement, scrollToIndex } = useVirtualizer<HTMLElement, Element>({
    getScrollElement: () => scroller.current,
    count,
    getItemKey: useKeys(rows),
    estimateSize: () => estimate,
    measureElement: measuredOr(estimate),
    overscan: count <= mostWhole ? count : OVERSCAN,
    scrollMargin: headSize,
    scrollPaddingStart: headSize,
    initialRect: { width: 0, height: SCREEN },
    rangeExtractor: withKept(kept.filter((index) => index >= 0 && index < count)),
  });
  const drawn = getVirtualItems().map(({ index, start }) => ({ index, start: start - headSize }));
  return { drawn, blockSize: getTotalSize(), measure: measureElement, scrollToIndex };
}
