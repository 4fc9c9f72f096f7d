import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/**
 * Creates a virtualizer's `measureElement`. It returns the height of a row in px as a ResizeObserver reports it,
 * because reading it from the row would force a layout. Before the first report, it returns the last known height or
 * the estimate.
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

/** Creates a virtualizer's `rangeExtractor`: indexes of the visible and the kept rows, in order, without duplicates. */
export const withKept = (kept: readonly number[]) => (range: Range) =>
  [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);

/**
 * Returns a key function that stays the same while the rows do, because a new function makes the virtualizer recompute
 * the position of every row.
 */
export const useKeys = <Id>(rows: readonly { id: Id }[]) => useCallback((index: number) => rows[index]!.id, [rows]);
