/**
 * Remembers the focused element, such as a button that was just pressed.
 * @returns a function that tells whether focus is still there, or was lost because the element unmounted. Otherwise the
 * reader has moved on, for example to a field, and focus must not be taken from them.
 */
export function markFocus(): () => boolean {
  const from = document.activeElement;
  return () => document.activeElement === from || document.activeElement === document.body;
}
