import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { measuredOr, useKeys, withKept } from './virtualRows.ts';

/** What the first paint fills, in px. */
const SCREEN = 720;

/** Rows drawn beyond each edge of what is in view. */
const OVERSCAN = 4;

interface RowsInView {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** What stands above the rows inside it, and stays; its height in px before it is measured. */
  head?: { ref: RefObject<HTMLElement | null>; estimate: number };
  rows: readonly { id: string }[];
  /** A row's height before it is measured, in px. */
  estimate: number;
  /** Rows to draw wherever the reader scrolls, by index: one that has the focus must not go. */
  kept: readonly number[];
  /** Up to this many all are drawn. Default 0. */
  mostWhole?: number;
}

/** Which of many rows to draw, and how far from the first one each stands. */
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
