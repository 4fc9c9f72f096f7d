import { type RefObject, useEffect } from 'react';
import { useStable } from '../../internal/useStable.ts';
import { focusComment } from './focusComment.ts';

/** Frames that scrolling to a comment may take. */
const MOST_FRAMES = 30;

/**
 * Scrolls to the linked comment, or to the note that there is none, and moves the focus there, until the reader does
 * something else.
 * @param find finds the element, if it is there
 * @param visit changes whenever the reader follows a link to a comment; undefined without one
 * @param actedRef the last visit during which the reader has done something else (`useActed`)
 */
export function useLinked(
  find: () => HTMLElement | null | undefined,
  visit: string | undefined,
  actedRef: RefObject<string | undefined>,
) {
  const { findLinked } = useStable({ findLinked: find });
  useEffect(() => {
    if (!visit) return;
    let frame: number;
    let last: number | undefined;
    let isFocused = false;
    // Rows around the comment are measured once they are near, which moves it, so this scrolls until it stays.
    const lead = (left: number) => {
      const target = findLinked();
      if (!target || actedRef.current === visit) return;
      target.scrollIntoView({ block: target.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
      // The link may be in an overlay that is still closing, and nothing under it takes the focus.
      const isCovered = target.closest('[inert]') !== null;
      if (!isFocused && !isCovered) {
        isFocused = true;
        if (!document.activeElement?.matches('input, textarea')) focusComment(target);
      }
      const { top } = target.getBoundingClientRect();
      if (isCovered || (left > 0 && top !== last))
        frame = requestAnimationFrame(() => lead(isCovered ? left : left - 1));
      last = top;
    };
    // After the page's own effects, which scroll a new page to its top.
    frame = requestAnimationFrame(() => lead(MOST_FRAMES));
    return () => cancelAnimationFrame(frame);
  }, [findLinked, visit, actedRef]);
}
