-- How many there are of what is asked for often, so that nobody counts a whole table: see decision 0012. Kept by triggers,
-- because many calls change what is counted. Shards by id, so that transactions seldom wait for one another.
create table tally (
  name text not null,
  shard integer not null,
  total bigint not null,
  primary key (name, shard)
);

-- What a row adds to which tallies.
create function tallied(u app_user) returns table (name text, shard integer, total bigint) language sql immutable strict as $$
  select name, mod(u.id, 16), 1 from (values
    ('members', true),
    ('admins', u.role <> 'User'),
    ('degens', u.is_degen),
    ('disqualified', u.disqualified_at is not null),
    ('with points', u.total_points > 0),
    ('qualified degens', u.is_degen and u.disqualified_at is null),
    ('degens on the board', u.is_degen and u.disqualified_at is null and u.total_points > 0),
    ('flag ' || u.flag, u.flag is not null)
  ) t (name, counts) where counts
$$;
create function tallied(w wallet_of_member) returns table (name text, shard integer, total bigint) language sql immutable strict as $$
  select 'with a wallet', mod(w.user_id, 16), 1
$$;
create function tallied(p project) returns table (name text, shard integer, total bigint) language sql immutable strict as $$
  select name, mod(p.id, 16), total from (values
    ('projects', 1),
    ('deployment ' || coalesce(p.deployment, ''), 1),
    ('upvotes', p.total_upvotes),
    ('comments', p.total_comments)
  ) t (name, total)
$$;

create function keep_tallies() returns trigger language plpgsql as $$
begin
  -- In order, so that transactions wait for one another and never in a circle.
  insert into tally (name, shard, total)
  select m.name, m.shard, sum(m.total) from (
    select * from tallied(new)
    union all
    select o.name, o.shard, - o.total from tallied(old) o
  ) m
  group by 1, 2 having sum(m.total) <> 0 order by 1, 2
  on conflict (name, shard) do update set total = tally.total + excluded.total;
  return null;
end
$$;

create trigger keep_tallies after insert or delete on app_user for each row execute function keep_tallies();
create trigger keep_tallies_of_changes after update on app_user for each row
  when ((old.role, old.flag, old.is_degen, old.disqualified_at is null, old.total_points > 0)
    is distinct from (new.role, new.flag, new.is_degen, new.disqualified_at is null, new.total_points > 0))
  execute function keep_tallies();
create trigger keep_tallies after insert or delete on wallet_of_member for each row execute function keep_tallies();
create trigger keep_tallies after insert or delete on project for each row execute function keep_tallies();
create trigger keep_tallies_of_changes after update on project for each row
  when ((old.deployment, old.total_upvotes, old.total_comments)
    is distinct from (new.deployment, new.total_upvotes, new.total_comments))
  execute function keep_tallies();

insert into tally (name, shard, total) select name, shard, sum(total) from (
  select t.* from app_user u, tallied(u) t
  union all select t.* from wallet_of_member w, tallied(w) t
  union all select t.* from project p, tallied(p) t
) t group by 1, 2;

-- Who was there lately.
create index session_by_use on session (last_seen_at, user_id);
