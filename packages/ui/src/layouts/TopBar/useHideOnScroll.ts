import { type RefObject, useEffect } from 'react';

/** Ignores smaller movements, such as those of an unsteady finger. In pixels. */
const threshold = 4;

/**
 * Sets `data-scrolled-away` on the element from scrolling down until scrolling up or reaching the top. Setting the
 * attribute directly avoids rendering on scroll; styles decide its effect.
 */
export function useHideOnScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Some browsers allow overscrolling past the top.
    const position = () => Math.max(window.scrollY, 0);
    // Not read at mount, because that would force a layout during the first render. The first scroll event sets it.
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
