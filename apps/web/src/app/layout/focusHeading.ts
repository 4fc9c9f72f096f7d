import { focusWhenThere } from '@pwr-community/ui/focus';

let stopWaiting: (() => void) | undefined;

/** Focuses the page's heading as soon as it renders, so that screen readers announce it. */
export function focusHeading() {
  stopWaiting?.();
  const main = document.getElementById('main');
  if (!main) return;
  stopWaiting = focusWhenThere(main, () => {
    const heading = main.querySelector('h1');
    if (!heading) return null;
    heading.tabIndex = -1;
    // The heading isn't interactive, so it needs no focus ring.
    heading.style.outline = 'none';
    return heading;
  });
}
