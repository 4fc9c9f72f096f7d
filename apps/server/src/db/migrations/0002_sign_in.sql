-- Signing in: who a provider's account belongs to, sign-ins under way, burner tokens and sessions.
-- Tokens and states are stored as their SHA-256 alone: a copy of the database opens nothing.

alter table app_user add column referred_by bigint references app_user (id) on delete set null;

-- Unique across members, so tables of their own.
create table referral_code (
  code text primary key,
  user_id bigint not null references app_user (id) on delete cascade
);
create index referral_code_by_user on referral_code (user_id);

create table provider_subject (
  provider text not null,
  -- The provider's own, unchanging name of the account.
  subject text not null,
  user_id bigint not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);

create table login_attempt (
  state_hash text primary key,
  -- Of the cookie that binds the attempt to the browser it began in.
  browser_hash text not null,
  -- The callback at which the answer is awaited.
  callback_path text not null,
  -- Ours towards the provider (RFC 7636, OpenID Connect).
  provider_verifier text not null,
  nonce text not null,
  -- Where the person goes in the end, and the challenge of whoever may then exchange the burner token.
  callback_url text not null,
  challenge text not null,
  referral_code text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_attempt_by_expiry on login_attempt (expires_at);

create table burner_token (
  token_hash text primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index burner_token_by_expiry on burner_token (expires_at);

create table session (
  token_hash text primary key,
  -- Names the session to its member, who never sees the hash.
  id bigint generated always as identity,
  user_id bigint not null references app_user (id) on delete cascade,
  user_agent text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_by_id on session (id);
create index session_by_user on session (user_id, last_seen_at desc);
create index session_by_expiry on session (expires_at);
