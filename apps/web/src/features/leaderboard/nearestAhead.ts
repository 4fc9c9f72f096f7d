interface Place {
  rank: number;
  points: number;
}

/**
 * The member closest above `own` among those shown, who are sorted by rank. Members with equal points share a rank, and
 * aren't ahead.
 */
export function nearestAhead<Entry extends Place>(shown: readonly Entry[], own: Place): Entry | undefined {
  return shown.filter(({ rank, points }) => rank < own.rank && points > own.points).at(-1);
}
