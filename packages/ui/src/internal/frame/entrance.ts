import { type CSSProperties, useMemo } from 'react';

/** Time at which the current frame's entrance began, in ms. */
let began = 0;
/**
 * True from the removal of a frame until the next animation frame. The overlay that replaces the frame mounts in
 * between.
 */
let isReplaced = false;

const delay = () => (isReplaced ? `${began - performance.now()}ms` : undefined);

/**
 * Returns the style of an overlay's root, with which an overlay that replaces its frame continues the frame's entrance.
 * It isn't set by a ref, because the overlay has measured itself by then, and would be styled again.
 */
export function useEntrance(isOpen: boolean, style?: CSSProperties): CSSProperties | undefined {
  // Only the opening that replaces the frame continues.
  const entered = useMemo(() => (isOpen ? delay() : undefined), [isOpen]);
  return entered === undefined ? style : Object.assign({ '--ui-entered': entered }, style);
}

/** Begins the entrance of a frame, or continues that of the frame it replaces. */
export function beginEntrance(element: HTMLElement): void {
  const entered = delay();
  if (entered === undefined) began = performance.now();
  else element.style.setProperty('--ui-entered', entered);
}

/** Marks a frame as replaced. Call it when the frame leaves the page. */
export function endEntrance(): void {
  isReplaced = true;
  requestAnimationFrame(() => (isReplaced = false));
}
