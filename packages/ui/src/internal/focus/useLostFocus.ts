import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { giveFocus } from './focusWhenThere.ts';

/**
 * Keeps focus nearby when the focused element unmounts, such as a pressed Retry button. Otherwise the next Tab would
 * start at the top of the page.
 * @param box container of the focused element, which may unmount, too
 * @param next returns the element to focus; by default the box, or its closest remaining ancestor
 */
export function useLostFocus(box: RefObject<HTMLElement | null>, next?: () => HTMLElement | null | undefined): void {
  const focused = useRef<Element>(null);

  useEffect(() => {
    const remember = (element: Element | null) => {
      focused.current = element && box.current?.contains(element) ? element : null;
    };
    const onFocusIn = () => remember(document.activeElement);
    // Browsers may also fire focusout for an element that is being removed; that counts as lost focus.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === focused.current && focused.current?.isConnected) remember(document.activeElement);
      });
    onFocusIn();
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [box]);

  // An element inside the box unmounted.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    const place = next?.() ?? box.current;
    if (place && document.activeElement === document.body) giveFocus(place);
  });

  // The box unmounts.
  useLayoutEffect(() => {
    const root = box.current;
    const around: HTMLElement[] = [];
    for (let one = root; one && one !== document.body; one = one.parentElement) around.push(one);
    return () => {
      if (!root?.contains(document.activeElement)) return;
      // Runs after the commit, because something new may have taken focus.
      queueMicrotask(() => {
        const left = around.find((one) => one.isConnected);
        if (left && document.activeElement === document.body) giveFocus(left);
      });
    };
  }, [box]);
}
