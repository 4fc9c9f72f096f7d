let passedOn: Element | null = null;
let lastFocused: Element | null = null;

if (typeof document === 'object')
  document.addEventListener('focusin', ({ target }) => (lastFocused = target as Element));

/**
 * Returns the control that opens an overlay: the focused one, or the opener of the frame that the overlay replaces. If
 * focus was just lost with its control, returns that: React Aria returns focus from a menu's item to the menu's button
 * only in the next frame.
 */
export function currentOpener(): Element {
  const { activeElement, body } = document;
  if (passedOn) return passedOn;
  if (activeElement && activeElement !== body) return activeElement;
  return lastFocused?.isConnected === false ? lastFocused : body;
}

/** Returns the button of the menu that an element belongs to, even if the menu has closed; null outside of menus. */
export const menuButtonOf = (element: Element): HTMLElement | null =>
  document.getElementById(element.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? '');

/**
 * Passes a frame's opener on to the overlay that immediately replaces it, even if the opener has unmounted meanwhile.
 */
export function passOpenerOn(opener: Element): void {
  passedOn = opener;
  queueMicrotask(() => (passedOn = null));
}
