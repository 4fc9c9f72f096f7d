-- Steps sixteen times as large as one another, so that fewer rows are added up for a rank than with 64 of one in the next.
delete from point_histogram where step = 64;
insert into point_histogram (board, step, shard, points, members)
  select board, s.step, shard, points / s.step * s.step, sum(members)
  from point_histogram h, unnest(array[16, 256, 65536]) s (step) where h.step = 1 group by 1, 2, 3, 4;
