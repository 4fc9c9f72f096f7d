-- The outside accounts that have earned a quest: see decision 0024. Unique across members, so a table of its own, keyed
-- by the account. No foreign key to the member: a proof outlives links, wallets and the member's deletion.
create table quest_proof (
  -- Its type and an HMAC of its name there, such as `discord:…`.
  account text not null,
  quest_id bigint not null references quest (id),
  user_id bigint not null,
  created_at timestamptz not null,
  primary key (account, quest_id)
);

-- Members who earned a quest with an account that also earned it for another member, before proofs were recorded.
create table quest_proof_double (
  account text not null,
  quest_id bigint not null references quest (id),
  user_id bigint not null,
  primary key (account, quest_id, user_id)
);

-- The secret behind the HMACs, and how far `quest_proof` is filled from what was linked and paid before it existed.
create table proof_key (
  id smallint primary key default 1 check (id = 1),
  -- Tells whether a server has the same secret; doesn't reveal it.
  fingerprint text not null,
  -- The last member whose proofs are recorded.
  filled_to bigint not null default 0,
  is_filled boolean not null default false
);

-- The accounts that verified the request, so that the payment records these and not what is linked by then.
alter table quest_progress add column accounts text[];

create index wallet_fingerprint_by_user on wallet_fingerprint (user_id);
