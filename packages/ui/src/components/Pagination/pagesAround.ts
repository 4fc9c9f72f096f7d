const most = 5;

/** At most five pages with the current one in the middle, as far as the ends allow. */
export function pagesAround(page: number, pageCount: number): number[] {
  const size = Math.min(most, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pageCount - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
