// Shard counts. The migrations repeat them in indexes, triggers and stored rows; `test/shards.test.ts` checks that they
// match.

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

/** `tally`: triggers choose the shard by the changed row's id, so that transactions seldom wait for one another. */
export const TALLY_SHARDS = 16;
