/**
 * The `ref` of a modal's box. React Aria moves the focus to the dialog inside when the entering animation has ended; this
 * takes it off the page beneath until then, so that a key pressed at once, as Escape, is the modal's.
 */
export function takeFocus(box: HTMLElement | null) {
  if (!box || box.contains(document.activeElement)) return;
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
}
