let observer: MutationObserver | undefined;

/**
 * Moves the focus from the main part to the heading of the page in it, so that it is read out, as soon as there is one.
 * Leaves it to a reader who has gone on meanwhile.
 */
export function focusHeading() {
  observer?.disconnect();
  const main = document.getElementById('main');
  const take = () => {
    // Beneath what is open over it, as the menu of a phone that was left by a link, nothing takes the focus.
    if (main?.closest('[inert]')) return;
    // What still slides out would give it back to the button that it was opened by.
    if (document.activeElement?.closest('[data-exiting]')) main?.focus({ preventScroll: true });
    const heading = main?.querySelector('h1');
    const isWaiting = document.activeElement === main || document.activeElement === document.body;
    if (isWaiting && !heading) return;
    observer?.disconnect();
    if (!isWaiting || !heading) return;
    heading.tabIndex = -1;
    // It is read out, and nothing can be done with it.
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  };
  observer = new MutationObserver(take);
  if (main) observer.observe(main, { childList: true, subtree: true });
  for (let around = main?.parentElement; around; around = around.parentElement)
    observer.observe(around, { attributeFilter: ['inert'] });
  take();
}
