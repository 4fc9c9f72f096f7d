/**
 * The `ref` of a modal's box. React Aria moves the focus to the dialog inside when the entering animation has ended; this
 * takes it off the page beneath until then, so that a key pressed at once, as Escape, is the modal's. When the modal is
 * gone, React Aria gives the focus back to what opened it; where that is gone too, this gives it to what was around it,
 * or to the control that came in its place, as the account of who has logged in.
 */
export function takeFocus(box: HTMLElement | null) {
  if (!box) return;
  const around: Element[] = [];
  for (let one = document.activeElement; one; one = one.parentElement) around.push(one);
  if (!box.contains(document.activeElement)) {
    box.tabIndex = -1;
    box.focus({ preventScroll: true });
  }
  return () => {
    // React Aria does it one frame after the modal is gone.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        for (const one of around) {
          if (!one.isConnected || one === document.body) continue;
          const next = one.hasAttribute('tabindex') ? one : one.querySelector('button:enabled');
          if (next instanceof HTMLElement) return next.focus({ preventScroll: true });
        }
      }),
    );
  };
}
