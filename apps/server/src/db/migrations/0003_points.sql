-- What is kept beside the ledger so that boards and ranks are read and not summed, and the daily bonus.

alter table point_entry
  -- What moved the points, as the contract names it.
  add column kind text,
  add column quest_id bigint;
update point_entry set kind = case split_part(entry_key, ':', 1)
  when 'gm' then 'gm' when 'quest' then 'quest' when 'quiz' then 'quiz' else 'adjustment' end;
alter table point_entry alter column kind set not null;
create index point_entry_by_time on point_entry (user_id, created_at desc, entry_key);

alter table app_user
  -- The last 7 and 30 days in UTC, today among them.
  add column week_points bigint not null default 0,
  add column month_points bigint not null default 0,
  add column quest_points bigint not null default 0,
  add column quiz_points bigint not null default 0,
  add column is_degen boolean not null default false,
  add column interests text[] not null default '{}';

-- The sums of a member's entries by day (UTC) and kind: windows other than the kept ones come from here.
create table point_day (
  user_id bigint not null references app_user (id) on delete cascade,
  day date not null,
  kind text not null,
  points bigint not null,
  -- Whether the day still counts in `week_points` and `month_points`.
  in_week boolean not null default true,
  in_month boolean not null default true,
  primary key (user_id, day, kind)
);
create index point_day_by_day on point_day (day) include (user_id, kind, points);
create index point_day_in_week on point_day (day) where in_week;
create index point_day_in_month on point_day (day) where in_month;

-- How many members have how many points, for each board: who has more than somebody is counted here. Members without
-- points, and disqualified ones, are on no board. Shards by member, so that members seldom wait for one another.
create table point_histogram (
  board text not null,
  shard integer not null,
  points bigint not null,
  members bigint not null,
  primary key (board, shard, points)
);

insert into point_day (user_id, day, kind, points)
  select user_id, (created_at at time zone 'UTC')::date, kind, sum(delta) from point_entry group by 1, 2, 3;
update app_user u set week_points = d.points, month_points = d.points, quest_points = d.quest, quiz_points = d.quiz
  from (
    select user_id, sum(points) as points,
      coalesce(sum(points) filter (where kind = 'quest'), 0) as quest,
      coalesce(sum(points) filter (where kind = 'quiz'), 0) as quiz
    from point_day group by 1) d
  where d.user_id = u.id;
insert into point_histogram (board, shard, points, members)
  select b.board, mod(u.id, 16), b.points, count(*)
  from app_user u, lateral (values
    ('all', u.total_points), ('week', u.week_points), ('month', u.month_points),
    ('quests', u.quest_points), ('quiz', u.quiz_points)) b (board, points)
  where u.disqualified_at is null and b.points > 0
  group by 1, 2, 3;

create index board_all on app_user (total_points desc, id desc) where disqualified_at is null and total_points > 0;
create index board_week on app_user (week_points desc, id desc) where disqualified_at is null and week_points > 0;
create index board_month on app_user (month_points desc, id desc) where disqualified_at is null and month_points > 0;
create index board_quests on app_user (quest_points desc, id desc) where disqualified_at is null and quest_points > 0;
create index board_quiz on app_user (quiz_points desc, id desc) where disqualified_at is null and quiz_points > 0;

create table gm_claim (
  user_id bigint primary key references app_user (id) on delete cascade,
  claimed_at timestamptz not null
);
