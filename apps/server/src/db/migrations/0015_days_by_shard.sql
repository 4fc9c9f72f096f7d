-- Windows are summed shard by shard: the sums of the members of one shard fit in a processor's cache.
alter table point_day
  -- The kind as a bit, so that the kinds of a member are a number.
  add column kind_bit integer not null generated always as (case kind
    when 'quest' then 1 when 'gm' then 2 when 'referral' then 4 when 'quiz' then 8 when 'streak' then 16
    when 'submission' then 32 when 'adjustment' then 64 when 'disqualification' then 128 end) stored;
drop index point_day_by_day;
create index point_day_by_shard on point_day (mod(user_id, 64), day) include (user_id, kind, kind_bit, points);
