-- The admins' boards of one kind are counted like the others, so that a rank and their length don't read all members.
-- Quests have the board `quests`.
insert into point_histogram (board, step, shard, points, members)
  select 'kind ' || k.kind, s.step, mod(k.user_id, 4), k.points / s.step * s.step, count(*)
  from point_kind k join app_user u on u.id = k.user_id, unnest(array[65536, 4096, 256, 16, 1]) s (step)
  where u.disqualified_at is null and k.points > 0
    and k.kind in ('gm', 'referral', 'quiz', 'streak', 'submission', 'adjustment')
  group by 1, 2, 3, 4;
