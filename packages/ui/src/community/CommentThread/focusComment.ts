/** Focuses a comment, so that a screen reader continues from it. */
export function focusComment(article: HTMLElement | null | undefined): void {
  if (!article) return;
  article.tabIndex = -1;
  article.focus({ preventScroll: true });
}
