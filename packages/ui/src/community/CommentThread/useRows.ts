import {
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  windowScroll,
  type ReactVirtualizerOptions,
} from '@tanstack/react-virtual';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { measuredOr, useKeys, withKept } from '../../internal/virtualRows.ts';
import { MOST_WHOLE } from './mostWhole.ts';

/** Rows rendered beyond each edge of the viewport, so that Tab can reach the next row. */
const OVERSCAN = 3;

/** Estimated height of an unmeasured row in px: a name, two lines and the actions. */
const ESTIMATE = 112;

/** Height of the viewport in px that the server and the first paint assume, before it is measured. */
const SCREEN = 400;

/** Options that let a virtualizer for elements use the window. Its types allow only one or the other. */
const ofPage = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
} as unknown as Partial<ReactVirtualizerOptions<Element, Element>>;

/** Returns the closest scrolling ancestor, or null if the page scrolls. */
function scrollerOf(element: Element): Element | null {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return null;
}

/**
 * Selects the rows of a long list to render: those near the viewport, and `kept` ones. Rows stay in the flow, with
 * spacers for the skipped ones, so that nothing overlaps before it is measured.
 * @param list the list, in any scroll container
 * @param kept indexes to render at any scroll position, such as that of the focused row
 */
export function useRows(
  list: RefObject<HTMLElement | null>,
  comments: readonly { id: string | number }[],
  kept: readonly number[],
) {
  const count = comments.length;
  // Undefined until the first paint, which renders the first screen without measuring.
  const [scroller, setScroller] = useState<Element | null>();
  // The virtualizer's `scrollMargin`: distance in px from the start of the scroll container to the list.
  const [margin, setMargin] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // Measured after layout: reading it earlier would force a second layout before the first paint.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      const scrolls = scrollerOf(element);
      const { top } = element.getBoundingClientRect();
      startTransition(() => {
        setScroller(scrolls);
        setMargin(Math.round(scrolls ? top - scrolls.getBoundingClientRect().top + scrolls.scrollTop : top + scrollY));
      });
    });
    laidOut.observe(element);
    return () => laidOut.disconnect();
  }, [list, count]);

  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler memoizes what it returns
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer<Element, Element>({
    ...(scroller === null && ofPage),
    getScrollElement: () => (scroller === null ? (window as unknown as Element) : (scroller ?? null)),
    count,
    getItemKey: useKeys(comments),
    estimateSize: () => ESTIMATE,
    measureElement: measuredOr(ESTIMATE),
    overscan: count <= MOST_WHOLE ? count : scroller === undefined ? 0 : OVERSCAN,
    scrollMargin: margin,
    initialRect: { width: 0, height: SCREEN },
    rangeExtractor: withKept(kept),
  });

  let end = margin;
  const rows = getVirtualItems().map((item) => {
    const skipped = item.start - end;
    ({ end } = item);
    return { index: item.index, skipped };
  });
  return { rows, rest: margin + getTotalSize() - end, measure: measureElement };
}
