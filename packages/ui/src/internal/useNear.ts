import { type RefObject, useEffect } from 'react';

/** What a reader does who has begun to read. */
const signs = ['scroll', 'pointerover', 'pointerdown', 'keydown'];

/**
 * Calls back once: when an element reaches into the upper two thirds of the screen, or before that with the first sign of the
 * reader, whose next key or movement may lead to it.
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
    until.signal.addEventListener('abort', () => observer.disconnect());
    for (const sign of signs) addEventListener(sign, tell, { passive: true, signal: until.signal });
    return () => until.abort();
  }, [element, onNear]);
}
