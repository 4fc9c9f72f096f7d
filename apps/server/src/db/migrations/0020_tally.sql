-- How many there are of what is asked for often, so that nobody counts a whole table: see decision 0012. Kept by triggers,
-- because many calls change what is counted. Shards by id, so that transactions seldom wait for one another.
create table tally (
  name text not null,
  shard integer not null,
  total bigint not null,
  primary key (name, shard)
);

-- What a row adds to which tallies.
create function tallied(u app_user) returns setof tally language sql immutable as $$
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
create function tallied(w wallet_of_member) returns setof tally language sql immutable as $$
  select 'with a wallet', mod(w.user_id, 16), 1
$$;
create function tallied(p project) returns setof tally language sql immutable as $$
  select name, mod(p.id, 16), total from (values
    ('projects', 1),
    ('deployment ' || coalesce(p.deployment, ''), 1),
    ('upvotes', p.total_upvotes),
    ('comments', p.total_comments)
  ) t (name, total)
$$;

create function tallied(s submission) returns setof tally language sql immutable as $$
  select 'accepted ' || s.type, mod(s.id, 16), 1 where s.status = 'Accepted'
$$;

-- What the tallies have to be.
create view tally_counted as
  select name, shard, sum(total)::bigint as total from (
    select t.* from app_user u, tallied(u) t
    union all select t.* from wallet_of_member w, tallied(w) t
    union all select t.* from project p, tallied(p) t
    union all select t.* from submission s, tallied(s) t
  ) t group by 1, 2;

create function move_tallies(added tally[], removed tally[]) returns void language sql as $$
  insert into tally (name, shard, total)
  select name, shard, sum(total) from (
    select * from unnest(added) union all select name, shard, - total from unnest(removed)
  ) m
  -- In order, so that transactions wait for one another and never in a circle.
  group by 1, 2 having sum(total) <> 0 order by 1, 2
  on conflict (name, shard) do update set total = tally.total + excluded.total
$$;

-- Once for all rows of a statement: a transaction that writes a tally row by row slows down with each.
create function tally_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform move_tallies(array(select t from added a, tallied(a::app_user) t), '{}');
  elsif tg_op = 'DELETE' then
    perform move_tallies('{}', array(select t from removed r, tallied(r::app_user) t));
  else
    perform move_tallies(
      array(select t from added a, tallied(a::app_user) t), array(select t from removed r, tallied(r::app_user) t));
  end if;
  return null;
end
$$;
create trigger tally_new after insert on app_user
  referencing new table as added for each statement execute function tally_members();
create trigger tally_changed after update on app_user
  referencing new table as added old table as removed for each statement execute function tally_members();
create trigger tally_gone after delete on app_user
  referencing old table as removed for each statement execute function tally_members();

create function tally_wallets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform move_tallies(array(select t from added a, tallied(a::wallet_of_member) t), '{}');
  else
    perform move_tallies('{}', array(select t from removed r, tallied(r::wallet_of_member) t));
  end if;
  return null;
end
$$;
create trigger tally_new after insert on wallet_of_member
  referencing new table as added for each statement execute function tally_wallets();
create trigger tally_gone after delete on wallet_of_member
  referencing old table as removed for each statement execute function tally_wallets();

create function tally_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform move_tallies(array(select t from added a, tallied(a::project) t), '{}');
  elsif tg_op = 'DELETE' then
    perform move_tallies('{}', array(select t from removed r, tallied(r::project) t));
  else
    perform move_tallies(
      array(select t from added a, tallied(a::project) t), array(select t from removed r, tallied(r::project) t));
  end if;
  return null;
end
$$;
create trigger tally_new after insert on project
  referencing new table as added for each statement execute function tally_projects();
create trigger tally_changed after update on project
  referencing new table as added old table as removed for each statement execute function tally_projects();
create trigger tally_gone after delete on project
  referencing old table as removed for each statement execute function tally_projects();

create function tally_submissions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform move_tallies(array(select t from added a, tallied(a::submission) t), '{}');
  elsif tg_op = 'DELETE' then
    perform move_tallies('{}', array(select t from removed r, tallied(r::submission) t));
  else
    perform move_tallies(
      array(select t from added a, tallied(a::submission) t), array(select t from removed r, tallied(r::submission) t));
  end if;
  return null;
end
$$;
create trigger tally_new after insert on submission
  referencing new table as added for each statement execute function tally_submissions();
create trigger tally_changed after update on submission
  referencing new table as added old table as removed for each statement execute function tally_submissions();
create trigger tally_gone after delete on submission
  referencing old table as removed for each statement execute function tally_submissions();

insert into tally (name, shard, total) select name, shard, total from tally_counted;

-- Who was there lately.
create index session_by_use on session (last_seen_at, user_id);
