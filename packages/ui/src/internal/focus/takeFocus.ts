import { focusWhenThere, giveFocus } from './focusWhenThere.ts';

/** What a control is to its reader. */
const nameOf = (control: Element) => `${control.tagName} ${control.ariaLabel ?? control.textContent}`;

/** The same without the number it ends with, as that of upvotes: it may change while the reader logs in. */
const withoutCount = (name: string) => name.replace(/\d[\d.,\u00a0\u202f]*\D*$/, '');

/** The control of that name, or the only one whose name differs from it in no more than its count. */
function findNamed(name: string, place: Element) {
  const alike = [...place.querySelectorAll<HTMLElement>('button:enabled')].filter(
    (one) => withoutCount(nameOf(one)) === withoutCount(name),
  );
  return alike.find((one) => nameOf(one) === name) ?? (alike.length === 1 ? alike[0] : undefined);
}

/** A place the focus can go back to, from where it was outwards, and the name of the control that had it there. */
interface Place {
  element: Element;
  name: string;
}

/** Where the focus was before each open modal; where that was in another modal, and before that one, goes on from there. */
const ways = new WeakMap<Element, readonly Place[]>();

function wayBack(control: Element): readonly Place[] {
  const name = nameOf(control);
  const way: Place[] = [];
  for (let element: Element | null = control; element && element !== document.body; element = element.parentElement) {
    way.push({ element, name });
    const further = ways.get(element);
    if (further) return [...way, ...further];
  }
  return way;
}

/**
 * The `ref` of a modal's box. React Aria moves the focus to the dialog inside when the entering animation has ended; this
 * takes it off the page beneath until then, so that a key pressed at once, as Escape, is the modal's. When the modal is
 * gone, React Aria gives the focus back to what opened it. Where that is gone too, this gives it to what came in its
 * place: the same control, drawn anew for the account of who has logged in, or the first one, as that account itself.
 */
export function takeFocus(box: HTMLElement | null) {
  if (!box) return;
  const way = wayBack(document.activeElement ?? document.body);
  ways.set(box, way);
  if (!box.contains(document.activeElement)) {
    // The dialog itself, or a screen reader would begin with a nameless group.
    const dialog = box.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]') ?? box;
    dialog.tabIndex = -1;
    dialog.focus({ preventScroll: true });
  }
  return () => {
    // React Aria does it one frame after the modal is gone.
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
      }),
    );
  };
}
