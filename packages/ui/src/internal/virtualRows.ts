import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** Measures a row by its observer, after the layout that a paint needs anyway; until then it has the estimate, in px. */
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

/** The rows in view and, wherever the reader scrolls, those that are kept: in their order, each once. */
export const withKept = (kept: readonly number[]) => (range: Range) =>
  [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);

/** The same function while the rows are the same: with another, every row would be placed anew. */
export const useKeys = <Id>(rows: readonly { id: Id }[]) => useCallback((index: number) => rows[index]!.id, [rows]);
