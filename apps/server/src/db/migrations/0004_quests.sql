-- Quests, where members are with them, the accounts that prove them, and invitations.

create table quest (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('x_follow', 'discord', 'telegram', 'wallet', 'email', 'visit', 'manual')),
  -- Texts by language.
  title jsonb not null,
  description jsonb,
  target text,
  action_url text,
  points integer not null check (points >= 0),
  position integer not null,
  starts_at timestamptz,
  ends_at timestamptz,
  needs_review boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A deleted quest keeps its row: who completed it still sees its name.
  deleted_at timestamptz
);
create index quest_in_order on quest (position, id) where deleted_at is null;

create table quest_progress (
  user_id bigint not null references app_user (id) on delete cascade,
  quest_id bigint not null references quest (id),
  state text not null check (state in ('started', 'pending', 'in_review', 'failed', 'verified', 'completed')),
  -- The last use of the button.
  action text,
  -- What the member showed.
  proof_url text,
  proof_text text,
  -- Why an admin refused it.
  reason text,
  requested_at timestamptz,
  completed_at timestamptz,
  -- While pending: when the service is asked again, and how often it was.
  next_try_at timestamptz,
  tries integer not null default 0,
  primary key (user_id, quest_id)
);
create index quest_progress_open on quest_progress (requested_at, user_id, quest_id)
  where state in ('pending', 'in_review');
create index quest_progress_due on quest_progress (next_try_at) where state = 'pending';

-- Links under way: a state that went to Discord, a code that went to Telegram.
create table account_link (
  state_hash text primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  -- Of the cookie of the browser it began in; null where the account comes by another way.
  browser_hash text,
  callback_url text,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Somebody else has linked the account that came back.
  taken boolean not null default false
);
create index account_link_by_expiry on account_link (expires_at);
create index account_link_by_user on account_link (user_id, used_at);
create index provider_subject_by_user on provider_subject (user_id, provider);

-- The update of the Telegram bot that comes next.
create table telegram_offset (
  bot text primary key,
  next_update bigint not null
);

create table email_confirmation (
  token_hash text primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  quest_id bigint not null references quest (id),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_confirmation_by_user on email_confirmation (user_id, created_at);
create index email_confirmation_by_expiry on email_confirmation (expires_at);

-- Unique across members, so tables of their own.
create table wallet (
  address text primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  transaction_hash text not null,
  linked_at timestamptz not null
);
create table wallet_of_member (
  user_id bigint primary key references app_user (id) on delete cascade,
  address text not null
);
create table wallet_fingerprint (
  seed_id text primary key,
  user_id bigint not null references app_user (id) on delete cascade
);

alter table app_user add column referral_points integer not null default 100;
create index app_user_by_referrer on app_user (referred_by, created_at desc, id desc) where referred_by is not null;
