import {
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  windowScroll,
  type ReactVirtualizerOptions,
} from '@tanstack/react-virtual';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { measuredOr, useKeys, withKept } from '../../internal/virtualRows.ts';

/** Up to this many rows all are drawn: what the reader searches the page for is in it. */
const MOST_WHOLE = 100;

/** Rows drawn beyond each edge of the screen: enough for Tab to find the next one. */
const OVERSCAN = 3;

/** A row's height before it is measured: a name, two lines and the actions, in px. */
const ESTIMATE = 112;

/** What the first paint draws, and a server, before the list's height is known, in px: the others come with the next one. */
const SCREEN = 400;

/** What makes a virtualizer of an element one of the page. Its types know either alone. */
const ofPage = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
} as unknown as Partial<ReactVirtualizerOptions<Element, Element>>;

/** The closest ancestor that scrolls; null where that is the page. */
function scrollerOf(element: Element): Element | null {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return null;
}

/**
 * Which rows of a long list to draw: those near the screen, and those that are kept. They stay in the flow, and the room of
 * those left out stands between them, so that nothing overlaps before it is measured.
 * @param list the list, in whatever scrolls
 * @param kept rows to draw wherever the reader scrolls, by index: one that has the focus must not go
 */
export function useRows(
  list: RefObject<HTMLElement | null>,
  comments: readonly { id: string | number }[],
  kept: readonly number[],
) {
  const count = comments.length;
  // Undefined until the first paint, which shows the first screen and waits for no measuring.
  const [scroller, setScroller] = useState<Element | null>();
  // From the start of what scrolls to the list, in px.
  const [margin, setMargin] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // Asked for once it is laid out: a question before that would lay out the page twice before its first paint.
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
