/** Moves the focus to a comment, where a screen reader goes on reading. */
export function focusComment(article: HTMLElement | null | undefined): void {
  if (!article) return;
  article.tabIndex = -1;
  article.focus({ preventScroll: true });
}
