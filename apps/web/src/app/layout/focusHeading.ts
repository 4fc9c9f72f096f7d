import { focusWhenThere } from '@pwr-community/ui/focus';

let stopWaiting: (() => void) | undefined;

/** Moves the focus from the main part to the heading of the page in it, so that a screen reader reads the heading. */
export function focusHeading() {
  stopWaiting?.();
  const main = document.getElementById('main');
  if (!main) return;
  stopWaiting = focusWhenThere(main, () => {
    const heading = main.querySelector('h1');
    if (!heading) return null;
    heading.tabIndex = -1;
    // A heading is read, not used, so it needs no focus ring.
    heading.style.outline = 'none';
    return heading;
  });
}
