interface Place {
  rank: number;
  points: number;
}

/**
 * Finds the nearest member ahead of `own`, skipping members with the same points, who share the rank. Undefined if that
 * member isn't in `shown`, which is sorted by rank.
 * @param start index on the board of the first member in `shown`
 */
export function nearestAhead<Entry extends Place>(
  shown: readonly Entry[],
  own: Place,
  start: number,
): Entry | undefined {
  // A rank is one more than the number of members ahead, so the last of them is at index `rank - 2`.
  const next = shown[own.rank - 2 - start];
  return next && next.rank < own.rank && next.points > own.points ? next : undefined;
}
