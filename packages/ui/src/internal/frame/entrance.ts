/** Time at which the frame on screen began to slide in. */
let began = 0;
/** True while a frame has just left the page, and its overlay takes its place before the next paint. */
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

/** Call it when a frame leaves the page. */
export function endEntrance(): void {
  isReplaced = true;
  requestAnimationFrame(() => (isReplaced = false));
}
