import { type RefObject, useEffect } from 'react';

/** Minimum scroll distance in px. Smaller movements, such as the jitter of an unsteady finger, are ignored. */
const threshold = 4;

/**
 * Sets `data-scrolled-away` on the element when the reader scrolls down beyond its height, until they scroll up or
 * reach the top. Setting the attribute directly avoids rendering on scroll; styles decide its effect.
 */
export function useHideOnScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Some browsers allow overscrolling past the top.
    const position = () => Math.max(window.scrollY, 0);
    // Starts at 0 instead of the real position, because reading that at mount would force a layout.
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
