import { type RefObject, useLayoutEffect } from 'react';

/**
 * When what has the focus inside is no more, as a Retry that was pressed, gives the focus to what was around it: the next
 * Tab goes on from there, not from the beginning of the page.
 * @param ref what goes
 */
export function useLeaveFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const around: HTMLElement[] = [];
    for (let one = ref.current?.parentElement; one; one = one.parentElement) around.push(one);
    const box = ref.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      // Once all is drawn: something in its place may have taken the focus.
      queueMicrotask(() => {
        const left = around.find((one) => one.isConnected && one !== document.body);
        if (!left || document.activeElement !== document.body) return;
        if (!left.hasAttribute('tabindex')) {
          left.tabIndex = -1;
          left.addEventListener('blur', () => left.removeAttribute('tabindex'), { once: true });
        }
        left.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
