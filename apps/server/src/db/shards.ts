// Shard counts. The migrations repeat them in indexes, triggers and stored rows, and `test/shards.test.ts` compares both.

/** `point_day` and `app_user`: a window sums one shard at a time, so that its running sums fit in a processor's nearest cache. */
export const DAY_SHARDS = 256;

/** `point_histogram`: members with equal points seldom wait for each other, and a rank still reads few rows. */
export const HISTOGRAM_SHARDS = 4;

/** `point_sum`: every awarded point updates one of these rows. */
export const SUM_SHARDS = 64;

/** `tally`: kept by triggers. */
export const TALLY_SHARDS = 16;
