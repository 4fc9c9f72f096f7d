import { type RefObject, useEffect, useRef } from 'react';

/** Keys that do nothing by themselves. Control also silences screen readers. */
const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift'];

/**
 * Tracks whether the reader started something else before the page could scroll to a linked comment. Scrolling would
 * then interrupt them, so it is skipped, as browsers do for URL fragments.
 * @param visit changes whenever the reader follows a link to a comment; undefined without one
 * @returns a ref with the last visit during which the reader pressed a key, pointed at something or scrolled
 */
export function useActed(visit: string | undefined): RefObject<string | undefined> {
  const acted = useRef<string>(undefined);
  useEffect(() => {
    if (visit === undefined) return;
    const act = (event: Event) => {
      // A key that is still held down was pressed to follow the link.
      if (event instanceof KeyboardEvent && (event.repeat || MODIFIERS.includes(event.key))) return;
      acted.current = visit;
    };
    const events = ['keydown', 'pointerdown', 'wheel'];
    for (const name of events) window.addEventListener(name, act, { capture: true, passive: true });
    return () => {
      for (const name of events) window.removeEventListener(name, act, { capture: true });
    };
  }, [visit]);
  return acted;
}
