-- Accounts elsewhere as their member sees them, wallets as a way to sign in, and linking more of them.

alter table provider_subject
  -- Names the account to its member.
  add column id bigint generated always as identity,
  -- What the account goes by there: a user name, a mail address, a wallet's address.
  add column label text;
create index provider_subject_by_id on provider_subject (id);

-- A wallet that did the quest signs its member in as well.
insert into provider_subject (provider, subject, user_id, label, created_at)
  select 'wallet', address, user_id, address, linked_at from wallet
  on conflict do nothing;

create table wallet_challenge (
  nonce_hash text primary key,
  address text not null,
  message text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index wallet_challenge_by_expiry on wallet_challenge (expires_at);

alter table login_attempt
  -- Whose account the answer is linked to; null where it signs somebody in, who has a challenge then.
  add column user_id bigint references app_user (id) on delete cascade,
  alter column challenge drop not null,
  add check ((user_id is null) <> (challenge is null));
