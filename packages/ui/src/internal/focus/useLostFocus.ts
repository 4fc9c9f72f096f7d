import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { giveFocus } from './focusWhenThere.ts';

/**
 * Keeps the focus near where it was when the focused element goes away, such as a Retry that was pressed. Otherwise the
 * next Tab would start at the top of the page.
 * @param box where the focused element is; it may go away as a whole
 * @param next what takes the focus; by default the box, or the closest element around it that is still there
 */
export function useLostFocus(box: RefObject<HTMLElement | null>, next?: () => HTMLElement | null | undefined): void {
  const focused = useRef<Element>(null);

  useEffect(() => {
    const remember = (element: Element | null) => {
      focused.current = element && box.current?.contains(element) ? element : null;
    };
    const onFocusIn = () => remember(document.activeElement);
    // A browser may also report the focus of an element that is being removed as lost. That one counts.
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

  // Something inside the box went away.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    const place = next?.() ?? box.current;
    if (place && document.activeElement === document.body) giveFocus(place);
  });

  // The box goes away.
  useLayoutEffect(() => {
    const root = box.current;
    const around: HTMLElement[] = [];
    for (let one = root; one && one !== document.body; one = one.parentElement) around.push(one);
    return () => {
      if (!root?.contains(document.activeElement)) return;
      // After the commit: something new may have taken the focus.
      queueMicrotask(() => {
        const left = around.find((one) => one.isConnected);
        if (left && document.activeElement === document.body) giveFocus(left);
      });
    };
  }, [box]);
}
