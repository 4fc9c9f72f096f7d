import type { FlagProps } from './Flag.tsx';

/** A member on a leaderboard. */
export interface LeaderboardEntry {
  id: string;
  /** Rank, from 1. Tied members share a rank, and the next rank counts them all: 4, 5, 5, 7. */
  rank: number;
  name: string;
  /** URL of the member's profile. */
  href: string;
  /** URL of the member's picture. Without one, an avatar is generated from the id. */
  avatar?: string | null | undefined;
  flag?: FlagProps | undefined;
  interests: readonly string[];
  points: number;
  /** Points gained in the period that the column names. */
  gained?: number;
  /** Places gained (positive) or lost (negative) in that period. Leave it out if there is no earlier rank. */
  change?: number;
}
