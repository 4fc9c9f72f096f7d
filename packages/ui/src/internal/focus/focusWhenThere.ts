/** Focuses an element without scrolling, even one that takes no focus by itself. */
export function giveFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element || element.hasAttribute('tabindex')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus from `place` to what `find` returns, as soon as it returns something. Leaves the focus to a reader who
 * has moved on meanwhile, and waits while `place` is inert under an overlay.
 * @returns ends the wait
 */
export function focusWhenThere(place: Element, find: () => HTMLElement | null | undefined): () => void {
  const observer = new MutationObserver(() => take());
  const take = () => {
    if (place.closest('[inert]')) return;
    // An overlay that is still closing would give the focus back to the button that opened it.
    if (place instanceof HTMLElement && document.activeElement?.closest('[data-exiting]'))
      place.focus({ preventScroll: true });
    const isWaiting = document.activeElement === place || document.activeElement === document.body;
    const found = isWaiting ? find() : undefined;
    if (isWaiting && !found) return;
    observer.disconnect();
    if (found) giveFocus(found);
  };
  observer.observe(place, { childList: true, subtree: true });
  for (let around = place.parentElement; around; around = around.parentElement)
    observer.observe(around, { attributeFilter: ['inert'] });
  take();
  return () => observer.disconnect();
}
