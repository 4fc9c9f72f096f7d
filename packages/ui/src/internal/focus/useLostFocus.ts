import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { giveFocus } from './focusWhenThere.ts';

/** Returns true for an element that can no longer hold focus. */
const isLost = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * Keeps focus nearby when the focused element unmounts or is disabled, such as a pressed Retry button. Otherwise the
 * next Tab would start at the top of the page.
 * @param box container of the focused element; it may unmount as well
 * @param next returns the element to focus; by default the box, or its closest remaining ancestor
 */
export function useLostFocus(box: RefObject<HTMLElement | null>, next?: () => HTMLElement | null | undefined): void {
  const focused = useRef<Element>(null);

  useEffect(() => {
    const remember = (element: Element | null) => {
      focused.current = element && box.current?.contains(element) ? element : null;
    };
    const onFocusIn = () => remember(document.activeElement);
    // Browsers may also fire focusout for an element that is being removed. Such an element is still remembered,
    // because its focus is lost.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused.current && target === focused.current && !isLost(focused.current)) remember(document.activeElement);
      });
    onFocusIn();
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [box]);

  // Restores focus after an element inside the box has unmounted or has been disabled.
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || !isLost(lost)) return;
    focused.current = null;
    const place = next?.() ?? box.current;
    // The browser takes focus from a disabled element only when it renders the next frame.
    if (place && [document.body, lost].includes(document.activeElement!)) giveFocus(place);
  });

  // Restores focus after the box itself has unmounted.
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
