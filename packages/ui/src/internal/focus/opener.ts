let passedOn: Element | null = null;

/** The control that opens an overlay: the one in focus, or the one that opened the frame that the overlay replaces. */
export const currentOpener = (): Element => passedOn ?? document.activeElement ?? document.body;

/** Passes the opener of a frame on to the overlay that replaces it at once, even if that control has gone meanwhile. */
export function passOpenerOn(opener: Element): void {
  passedOn = opener;
  queueMicrotask(() => (passedOn = null));
}
