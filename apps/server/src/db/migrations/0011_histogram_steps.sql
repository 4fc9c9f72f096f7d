-- Where points are many and different, counting those above somebody reads one row for each: so members are counted in
-- steps of 4096 and of 64 points as well, and finer only within the step that somebody is in.
alter table point_histogram
  -- Points from `points` on that a row counts together.
  add column step integer not null default 1,
  drop constraint point_histogram_pkey,
  add primary key (board, step, shard, points);
drop index point_histogram_by_points;
insert into point_histogram (board, step, shard, points, members)
  select board, s.step, shard, points / s.step * s.step, sum(members)
  from point_histogram, unnest(array[64, 4096]) s (step) group by 1, 2, 3, 4;
create index point_histogram_by_points on point_histogram (board, step, points);
