/** Focuses an element without scrolling, even one that isn't focusable by default. */
export function giveFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element || element.hasAttribute('tabindex')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/**
 * Moves focus from `place` to the result of `find`, as soon as there is one. It doesn't take focus from readers who
 * moved on meanwhile, and waits while `place` is inert under an overlay.
 * @returns a function that stops waiting
 */
export function focusWhenThere(place: Element, find: () => HTMLElement | null | undefined): () => void {
  const observer = new MutationObserver(() => take());
  const take = () => {
    if (place.closest('[inert]')) return;
    // A closing overlay that still has focus would return focus to its trigger, so `place` takes focus first.
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
