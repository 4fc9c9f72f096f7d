-- How many members earned on a day, by when they had last earned before: of those who earned in a window, each is counted
-- on one day of it alone, the one before which they had last earned earlier than its first day. So a summary of any days
-- reads no members. Days are counted when they are over, the disqualified with the others; `all` is of every kind.
create table point_return (
  kind text not null,
  day date not null,
  -- '-infinity' for the first time.
  previous date not null,
  members bigint not null,
  points bigint not null,
  primary key (kind, day, previous) include (members, points)
);
insert into point_return (kind, day, previous, members, points)
  select kind, day, coalesce(previous, '-infinity'), count(*), sum(points) from (
    select kind, day, lag(day) over (partition by user_id, kind order by day) as previous, points from point_day
    union all
    select 'all', day, lag(day) over (partition by user_id order by day), points
    from (select user_id, day, sum(points) as points from point_day group by 1, 2) d
  ) r where day < (now() at time zone 'UTC' - interval '30 minutes')::date group by 1, 2, 3;

-- Windows of one kind read its days alone.
drop index point_day_by_shard;
alter table point_day drop column kind_bit;
create index point_day_by_shard on point_day (mod(user_id, 64), kind, day) include (user_id, points);
-- What long windows are told from.
create index app_user_by_shard on app_user (mod(id, 64)) include (id, total_points)
  where disqualified_at is null and total_points <> 0;
