-- The sums under way of a shard shall fit into the nearest cache of a processor: some thousand members among a million.
drop index point_day_by_shard;
create index point_day_by_shard on point_day (mod(user_id, 256), kind, day) include (user_id, points);
drop index app_user_by_shard;
create index app_user_by_shard on app_user (mod(id, 256)) include (id, total_points)
  where disqualified_at is null and total_points <> 0;
-- A sum of bigints in a bigint: sum() makes a numeric, which takes each group more memory. One that is too large is an error.
create aggregate bigint_sum(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe);
