import type { LeaderboardEntry } from './entry.ts';

/** Returns the number of members between an entry and the previous one that aren't shown. */
export function hiddenBefore(entries: readonly LeaderboardEntry[], index: number): number {
  const before = entries[index - 1];
  const rank = entries[index]!.rank;
  if (!before || before.rank === rank) return 0;
  // Tied members take one place each.
  const sharing = entries.filter((entry) => entry.rank === before.rank).length;
  return Math.max(0, rank - before.rank - sharing);
}
