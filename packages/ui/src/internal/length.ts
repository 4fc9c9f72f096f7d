/** Characters as a reader counts them, more or less: code points, so that an emoji is not two. */
export function length(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
