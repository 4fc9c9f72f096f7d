let passedOn: Element | null = null;

/** Returns the control that opens an overlay: the focused one, or the opener of the frame that the overlay replaces. */
export const currentOpener = (): Element => passedOn ?? document.activeElement ?? document.body;

/**
 * Passes a frame's opener on to the overlay that immediately replaces it, even if the opener has unmounted meanwhile.
 */
export function passOpenerOn(opener: Element): void {
  passedOn = opener;
  queueMicrotask(() => (passedOn = null));
}
