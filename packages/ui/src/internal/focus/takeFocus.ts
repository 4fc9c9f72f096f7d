import { focusWhenThere, giveFocus } from './focusWhenThere.ts';
import { currentOpener, menuButtonOf } from './opener.ts';

/** Identifies a control by its tag and accessible name. */
const nameOf = (control: Element) => `${control.tagName} ${control.ariaLabel ?? control.textContent}`;

/** Strips a trailing number, such as a count of upvotes, because it may change while the reader logs in. */
const withoutCount = (name: string) => name.replace(/\d[\d.,\u00a0\u202f]*\D*$/, '');

/** Finds the control with that name, or the only one whose name differs just in the count. */
function findNamed(name: string, place: Element) {
  const alike = [...place.querySelectorAll<HTMLElement>('button:enabled')].filter(
    (one) => withoutCount(nameOf(one)) === withoutCount(name),
  );
  return alike.find((one) => nameOf(one) === name) ?? (alike.length === 1 ? alike[0] : undefined);
}

/** An element that focus can return to, and the name of the control that had focus. */
interface Place {
  element: Element;
  name: string;
}

/**
 * For each open modal, the places that focus can return to: its opener and the opener's ancestors, innermost first. If
 * the opener is inside another modal, that modal's places follow. If it is a menu item, those of the menu's button
 * follow.
 */
const ways = new WeakMap<Element, readonly Place[]>();

function wayBack(control: Element): readonly Place[] {
  const name = nameOf(control);
  const way: Place[] = [];
  for (let element: Element | null = control; element && element !== document.body; element = element.parentElement) {
    way.push({ element, name });
    const further = ways.get(element);
    if (further) return [...way, ...further];
    const opener = element.role === 'menu' && menuButtonOf(element);
    if (opener) return [...way, ...wayBack(opener)];
  }
  return way;
}

/**
 * Ref callback of a modal's box. Focuses the dialog immediately, so that keys such as Escape don't reach the page.
 * React Aria would focus it only after the entering animation.
 *
 * When the modal closes, React Aria returns focus to the trigger. If the trigger is gone, this focuses its replacement:
 * the same control, rendered again after a login, or else the first button in its place, or else `main`.
 */
export function takeFocus(box: HTMLElement | null) {
  if (!box) return;
  const way = wayBack(currentOpener());
  ways.set(box, way);
  if (!box.contains(document.activeElement)) {
    // Focuses the dialog itself, because focus on the box would make screen readers start with a nameless group.
    const dialog = box.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]') ?? box;
    dialog.tabIndex = -1;
    dialog.focus({ preventScroll: true });
  }
  return () => {
    // Waits two frames, because React Aria restores focus one frame after the modal has unmounted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        for (const { element, name } of way) {
          if (!element.isConnected) continue;
          const place = element.hasAttribute('tabindex') ? element : element.querySelector('button:enabled');
          if (place instanceof HTMLElement) giveFocus(place);
          if (document.activeElement !== document.body) {
            focusWhenThere(element, () => findNamed(name, element));
            return;
          }
        }
        // The opener and its ancestors are gone, for example because the page changed while the modal opened.
        const main = document.querySelector<HTMLElement>('main');
        if (main) giveFocus(main);
      }),
    );
  };
}
