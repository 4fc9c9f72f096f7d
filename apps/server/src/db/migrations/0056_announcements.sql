-- News for all members: one row each, and another for each member who has read it. An inbox contains them beside the
-- member's own notifications, so the ids of both come from one sequence.
create table announcement (
  id bigint primary key default nextval('notification_id_seq'),
  -- The cause, so that several processes announce it once.
  announcement_key text not null unique,
  kind text not null check (kind in ('airdrop-closing', 'snapshot')),
  -- When the airdrop ends, or when the points were frozen. Members who joined later don't see it.
  happens_at timestamptz not null,
  created_at timestamptz not null
);

create table announcement_read (
  user_id bigint not null references app_user (id) on delete cascade,
  announcement_id bigint not null references announcement (id) on delete cascade,
  primary key (user_id, announcement_id)
);
