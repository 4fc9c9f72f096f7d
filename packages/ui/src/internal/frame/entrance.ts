/** Time at which the current frame's entrance began, in ms. */
let began = 0;
/**
 * True from the removal of a frame until the next animation frame. The overlay that replaces the frame mounts in
 * between.
 */
let isReplaced = false;

/** Ref callback of overlays: an overlay that replaces its frame continues the frame's entrance. */
export function continueEntrance(element: HTMLElement | null): void {
  if (element && isReplaced) element.style.setProperty('--ui-entered', `${began - performance.now()}ms`);
}

/** Begins the entrance of a frame, or continues that of the frame it replaces. */
export function beginEntrance(element: HTMLElement): void {
  if (isReplaced) return continueEntrance(element);
  began = performance.now();
}

/** Marks a frame as replaced. Call it when the frame leaves the page. */
export function endEntrance(): void {
  isReplaced = true;
  requestAnimationFrame(() => (isReplaced = false));
}
