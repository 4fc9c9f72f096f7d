import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/**
 * Measures a row with its observer, after the layout that a paint needs anyway; until then it has the estimate, in px.
 */
export const measuredOr =
  (estimate: number) =>
  <Scroller extends Element>(
    element: Element,
    entry: ResizeObserverEntry | undefined,
    instance: Virtualizer<Scroller, Element>,
  ) =>
    Math.round(
      entry?.borderBoxSize[0]?.blockSize ??
        instance.measurementsCache[instance.indexFromElement(element)]?.size ??
        estimate,
    );

/** Returns the visible rows and the kept ones, in order, without duplicates. */
export const withKept = (kept: readonly number[]) => (range: Range) =>
  [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);

/**
 * Keeps the function stable while the rows are the same, because a new one makes the virtualizer place every row again.
 */
export const useKeys = <Id>(rows: readonly { id: Id }[]) => useCallback((index: number) => rows[index]!.id, [rows]);
