-- Members who asked for their account to be deleted. They can change their mind until the row is claimed, at `due_at` or
-- within the hour after: see decision 0048.
create table account_deletion (
  user_id bigint primary key references app_user (id) on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index account_deletion_by_due on account_deletion (due_at);

-- A deleted member keeps a row without personal data: ledger entries, comments and proofs refer to it. They are off the
-- boards like a disqualified member. The check holds for calls that were already running, too.
alter table app_user
  add column deleted_at timestamptz,
  add constraint app_user_deleted_check check (deleted_at is null or (
    name = 'Deleted member' and disqualified_at is not null and role = 'User' and not is_degen and email is null
    and picture_url is null and picture_key is null and flag is null and interests = '{}'));

-- Deleted members are counted no more.
create or replace function tallied(u app_user) returns setof tally language sql immutable as $$
  select name, mod(u.id, 16), 1 from (values
    ('members', u.deleted_at is null),
    ('admins', u.role <> 'User'),
    ('degens', u.is_degen),
    ('disqualified', u.disqualified_at is not null and u.deleted_at is null),
    ('with points', u.total_points > 0 and u.deleted_at is null),
    ('qualified degens', u.is_degen and u.disqualified_at is null),
    ('degens on the board', u.is_degen and u.disqualified_at is null and u.total_points > 0),
    ('flag ' || u.flag, u.flag is not null)
  ) t (name, counts) where counts
$$;
