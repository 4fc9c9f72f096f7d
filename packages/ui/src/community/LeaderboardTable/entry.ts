import type { FlagProps } from './Flag.tsx';

/** A member on a board. */
export interface LeaderboardEntry {
  id: string;
  /** From 1. Members with the same points share it, and the next one counts them all: 4, 5, 5, 7. */
  rank: number;
  name: string;
  /** The member's profile. */
  href: string;
  /** Address of the member's picture. Without one the drawing of the id stands. */
  avatar?: string | null | undefined;
  flag?: FlagProps | undefined;
  interests: readonly string[];
  points: number;
  /** Points of the last days, as the column says. */
  gained?: number;
  /** Places won (above 0) or lost since then. Left out where there is nothing to compare with, as for a new member. */
  change?: number;
}
