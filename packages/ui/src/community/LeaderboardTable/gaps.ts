import type { LeaderboardEntry } from './entry.ts';

/** How many members stand between an entry and the one before it and are not shown. */
export function hiddenBefore(entries: readonly LeaderboardEntry[], index: number): number {
  const before = entries[index - 1];
  const rank = entries[index]!.rank;
  if (!before || before.rank === rank) return 0;
  // Those who share a rank take as many places.
  const sharing = entries.filter((entry) => entry.rank === before.rank).length;
  return Math.max(0, rank - before.rank - sharing);
}
