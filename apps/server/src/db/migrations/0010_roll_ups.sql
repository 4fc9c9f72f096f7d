-- What keeps reads from growing with the tables: sums that were made while asked for, and indexes in the order of lists.

-- A member's points by kind, for boards of one kind.
create table point_kind (
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null,
  points bigint not null,
  primary key (user_id, kind)
);
insert into point_kind (user_id, kind, points) select user_id, kind, sum(points) from point_day group by 1, 2;
create index board_of_kind on point_kind (kind, points desc, user_id desc) where points > 0;

-- The points of each kind, and of `all`, with how many members have entries of it; the disqualified do not count.
-- Shards by member, so that members seldom wait for one another.
create table point_sum (
  kind text not null,
  shard integer not null,
  points bigint not null,
  members bigint not null,
  primary key (kind, shard)
);
insert into point_sum (kind, shard, points, members)
  select coalesce(k.kind, 'all'), mod(k.user_id, 64), sum(k.points), count(distinct k.user_id)
  from point_kind k join app_user u on u.id = k.user_id
  where u.disqualified_at is null
  group by grouping sets ((k.kind, mod(k.user_id, 64)), (mod(k.user_id, 64)));

alter table app_user add column completed_quests integer not null default 0;
update app_user u set completed_quests = p.completed
  from (select user_id, count(*) as completed from quest_progress where state = 'completed' group by 1) p
  where p.user_id = u.id;

create index app_user_by_name on app_user (lower(name), id);
create index app_user_by_quests on app_user (completed_quests desc, id desc);
create index board_degens on app_user (total_points desc, id desc)
  where disqualified_at is null and total_points > 0 and is_degen;
create index app_user_disqualified on app_user (id) where disqualified_at is not null;
create index app_user_degens on app_user (id) where is_degen and disqualified_at is null;

create index project_by_deployment on project (deployment, created_at desc, id desc);
create index comment_by_user on comment (user_id, created_at desc, id desc) where deleted_at is null;
create index submission_by_decision on submission (coalesce(decided_at, created_at) desc, id desc);
