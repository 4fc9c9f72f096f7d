interface Place {
  rank: number;
  points: number;
}

/**
 * The member right above `own`, if they are among those shown, who are sorted by rank. Members with equal points share
 * a rank, and aren't ahead.
 * @param start index on the board of the first one shown
 */
export function nearestAhead<Entry extends Place>(
  shown: readonly Entry[],
  own: Place,
  start: number,
): Entry | undefined {
  // A rank counts the members ahead, so the next one is at this index.
  const next = shown[own.rank - 2 - start];
  return next && next.rank < own.rank && next.points > own.points ? next : undefined;
}
