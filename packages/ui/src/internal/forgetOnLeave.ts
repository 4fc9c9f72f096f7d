/**
 * A ref for inside of a button. React Aria announces what a pending button has come to by pointing at it for some
 * seconds; when the button goes meanwhile, the announcement would point at nothing, so it goes as well.
 */
export const forgetOnLeave = (inside: HTMLElement) => () => {
  const { id } = inside.closest('button')!;
  const forget = () => {
    for (const said of document.querySelectorAll(`[data-live-announcer] [aria-labelledby~="${id}"]`)) said.remove();
  };
  forget();
  // The first announcement of a page waits 100 ms for its region.
  setTimeout(forget, 150);
};
