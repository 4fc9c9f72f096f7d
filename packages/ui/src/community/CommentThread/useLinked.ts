import { type RefObject, useEffect } from 'react';
import { useStable } from '../../internal/useStable.ts';
import { focusComment } from './focusComment.ts';

/** Maximum number of frames for scrolling to a comment. */
const MOST_FRAMES = 30;

/**
 * Scrolls to the linked comment, or to the note that it was deleted, and focuses it. Stops as soon as the reader does
 * something else.
 * @param find returns the element, or nothing while it isn't rendered
 * @param visit changes whenever the reader follows a link to a comment; undefined without one
 * @param actedRef the last visit during which the reader did something else (`useActed`)
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
    // Rows are measured as they near the viewport, which moves the comment. Repeats until its position is stable.
    const lead = (left: number) => {
      const target = findLinked();
      if (!target || actedRef.current === visit) return;
      target.scrollIntoView({ block: target.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
      // The link may be in an overlay that is still closing, and the inert page beneath it can't take focus.
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
    // Runs after the page's own effects, which scroll a new page to its top.
    frame = requestAnimationFrame(() => lead(MOST_FRAMES));
    return () => cancelAnimationFrame(frame);
  }, [findLinked, visit, actedRef]);
}
