import type { FlagProps } from './Flag.tsx';

/** A member on a leaderboard. */
export interface LeaderboardEntry {
  id: string;
  /** Rank, from 1. Ties share a rank, and the next rank counts them all: 4, 5, 5, 7. */
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
  /** Places gained (above 0) or lost in that period. Leave it out if there is no earlier rank, as for a new member. */
  change?: number;
}
