import { type RefObject, useEffect } from 'react';

/** What a reader does who has begun to read. */
const signs = ['scroll', 'pointerover', 'pointerdown', 'keydown'];

/** In milliseconds. By then what is above has long come; who reads without a sign, as with a screen reader, waits no longer. */
const patience = 3000;

/**
 * Calls back once: when an element reaches into the upper two thirds of the screen, or before that with the first sign of the
 * reader, whose next key or movement may lead to it, or after three seconds.
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
