import { type RefObject, useEffect } from 'react';

/** Events that show that the reader has started reading. */
const signs = ['scroll', 'pointerover', 'pointerdown', 'keydown'];

/**
 * Maximum wait in milliseconds. The content above has loaded by then. Readers who cause no events, such as those with
 * screen readers, wait no longer than this.
 */
const patience = 3000;

/**
 * Calls back once: when the element reaches the upper two thirds of the viewport, at the reader's first event, or after
 * three seconds, whichever comes first. The first event counts because the next key or movement may reach the element.
 */
export function useNear(element: RefObject<Element | null>, onNear: (() => void) | undefined): void {
  useEffect(() => {
    if (!element.current || !onNear) return;
    const until = new AbortController();
    const tell = () => {
      until.abort();
      onNear();
    };
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && tell(), {
      rootMargin: '0px 0px -33% 0px',
    });
    observer.observe(element.current);
    const timer = setTimeout(tell, patience);
    until.signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
    });
    for (const sign of signs) addEventListener(sign, tell, { passive: true, signal: until.signal });
    return () => until.abort();
  }, [element, onNear]);
}
