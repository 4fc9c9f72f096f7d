// Shard counts. The migrations repeat them in indexes, triggers and stored rows, and `test/shards.test.ts` compares both.

/**
 * `point_day` and `app_user`: windows are summed one shard at a time, so that the running sums fit in the processor's
 * cache.
 */
export const DAY_SHARDS = 256;

/**
 * `point_histogram`: members with equal points rarely wait for each other, and computing a rank still reads few rows.
 */
export const HISTOGRAM_SHARDS = 4;

/** `point_sum`: every award updates one of these rows. */
export const SUM_SHARDS = 64;

/** `tally`: maintained by triggers. */
export const TALLY_SHARDS = 16;
