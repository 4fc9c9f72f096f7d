import type { Picture } from '../pictures/Picture.ts';

/** What became of one field that both people changed. */
export interface Overlap {
  name: string;
  mine: unknown;
  theirs: unknown;
}

const isPicture = (value: unknown): value is Picture => typeof value === 'object' && value !== null && 'src' in value;

/** Whether a new upload is the file that the other picture shows. */
const isUploadOf = ({ key }: Picture, { src }: Picture): boolean => key !== undefined && Boolean(src?.endsWith(key));

/** Whether two values of a field are the same. An upload and the stored picture that came of it are. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) ||
  (isPicture(one) && isPicture(other) && (isUploadOf(one, other) || isUploadOf(other, one)));

/**
 * Merges two edits of the same thing, field by field. A field that only one person changed takes their value.
 * @param base the values that both began with
 * @returns the fields to take over from the other person, and those that both changed to different values
 */
export function mergeEdits(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
): { taken: string[]; overlaps: Overlap[] } {
  const taken: string[] = [];
  const overlaps: Overlap[] = [];
  for (const name of Object.keys(base)) {
    if (isSame(base[name], theirs[name]) || isSame(mine[name], theirs[name])) continue;
    if (isSame(base[name], mine[name])) taken.push(name);
    else overlaps.push({ name, mine: mine[name], theirs: theirs[name] });
  }
  return { taken, overlaps };
}
