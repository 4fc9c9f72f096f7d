import { type RefObject, useEffect } from 'react';

/** Less than this is a trembling finger, in pixels. */
const threshold = 4;

/**
 * Marks the element with `data-scrolled-away` while the page is scrolled down, until it is scrolled up or is at its top.
 * The mark goes on the element itself, so scrolling renders nothing; what it means is left to the styles.
 */
export function useHideOnScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Some browsers let the page be pulled past its top.
    const position = () => Math.max(window.scrollY, 0);
    // Not asked for: the page would be laid out in the middle of its first drawing. The first scroll tells.
    let last = 0;
    const onScroll = () => {
      const element = ref.current;
      const now = position();
      if (!element || (now > 0 && Math.abs(now - last) < threshold)) return;
      element.toggleAttribute('data-scrolled-away', now > last && now > element.offsetHeight);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [ref]);
}
