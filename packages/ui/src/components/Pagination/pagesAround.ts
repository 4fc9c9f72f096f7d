const most = 5;

/** Returns at most five page numbers, with the current page in the middle if possible. */
export function pagesAround(page: number, pageCount: number): number[] {
  const size = Math.min(most, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pageCount - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
