import type { Picture } from '../pictures/Picture.ts';

/** A field that both users changed, to different values. */
export interface Overlap {
  name: string;
  mine: unknown;
  theirs: unknown;
}

const isPicture = (value: unknown): value is Picture => typeof value === 'object' && value !== null && 'src' in value;

/** True if the second picture is stored and was made from the first one, an upload. */
const isUploadOf = ({ key }: Picture, { src }: Picture): boolean => key !== undefined && Boolean(src?.endsWith(key));

/** Compares two values of a field. An upload equals the stored picture made from it. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) ||
  (isPicture(one) && isPicture(other) && (isUploadOf(one, other) || isUploadOf(other, one)));

/**
 * Three-way merge, field by field. If only one user changed a field, their value wins.
 * @param base the values that both edits started from
 * @returns the names of fields to take from the other user, and the fields in conflict
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
