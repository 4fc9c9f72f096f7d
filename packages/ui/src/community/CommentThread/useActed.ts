import { type RefObject, useEffect, useRef } from 'react';

/** Keys that do nothing by themselves. Control also silences screen readers. */
const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift'];

/**
 * Notices that the reader has started something else before the page led them to a linked comment. As with a browser's
 * own fragments, leading them there would then be an interruption.
 * @param visit changes whenever the reader follows a link to a comment; undefined without one
 * @returns a ref with the last visit during which the reader pressed a key, pointed at something or scrolled
 */
export function useActed(visit: string | undefined): RefObject<string | undefined> {
  const acted = useRef<string>(undefined);
  useEffect(() => {
    if (visit === undefined) return;
    const act = (event: Event) => {
      // A key still held down belongs to the link that was followed.
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
