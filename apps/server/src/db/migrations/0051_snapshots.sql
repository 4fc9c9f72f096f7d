-- The airdrop's end: who gets how much, frozen. See decision 0053.

-- Rules that a super admin wants to freeze the points with. At most one is under way.
create table snapshot_proposal (
  id bigint generated always as identity primary key,
  rules jsonb not null,
  -- When to freeze, at the earliest.
  freeze_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'frozen', 'canceled', 'failed')),
  -- The admins have no foreign keys, like those of the audit log.
  proposed_by bigint not null,
  proposed_at timestamptz not null,
  confirmed_by bigint,
  confirmed_at timestamptz,
  -- Until then, the process that has begun to freeze is taken to be alive.
  claimed_until timestamptz,
  -- The problem code of a snapshot that could not be made.
  failure text
);
create unique index snapshot_proposal_open on snapshot_proposal ((true)) where status in ('pending', 'confirmed');

-- Members whom the rules exclude, and why. Personal data, so it is not part of the rules.
create table snapshot_exclusion (
  user_id bigint not null references app_user (id) on delete cascade,
  proposal_id bigint not null references snapshot_proposal (id),
  reason text not null,
  primary key (user_id, proposal_id)
);
create index snapshot_exclusion_by_proposal on snapshot_exclusion (proposal_id, user_id);

create table snapshot (
  id bigint primary key,
  proposal_id bigint not null,
  rules jsonb not null,
  totals jsonb not null,
  -- The moment whose points and wallets count.
  frozen_at timestamptz not null,
  -- Root of the Merkle tree of the recipients.
  root text not null,
  -- SHA-256 of the CSV file.
  sha256 text not null
);

-- Members at that moment, in random order, without anything that tells who they are but their wallet.
create table snapshot_entry (
  snapshot_id bigint not null,
  entry bigint not null,
  wallet text,
  points bigint not null,
  amount numeric(78) not null,
  exclusion text,
  -- Index of the leaf's node in the tree; null if nothing is paid.
  leaf_index integer,
  primary key (snapshot_id, entry)
);
create index snapshot_entry_by_wallet on snapshot_entry (snapshot_id, wallet) where wallet is not null;

-- The trees' nodes, 256 in each row.
create table snapshot_nodes (
  snapshot_id bigint not null,
  chunk integer not null,
  nodes bytea not null,
  primary key (snapshot_id, chunk)
);

-- The member of an entry, until the account is deleted.
create table snapshot_member (
  user_id bigint not null references app_user (id) on delete cascade,
  snapshot_id bigint not null,
  entry bigint not null,
  primary key (user_id, snapshot_id)
);
create index snapshot_member_by_entry on snapshot_member (snapshot_id, entry);

-- No call, command or mistake changes what was frozen.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A snapshot can''t be changed.' using errcode = 'restrict_violation';
end
$$;
create trigger frozen before update or delete or truncate on snapshot for each statement execute function refuse_change();
create trigger frozen before update or delete or truncate on snapshot_entry
  for each statement execute function refuse_change();
create trigger frozen before update or delete or truncate on snapshot_nodes
  for each statement execute function refuse_change();
create trigger frozen before update on snapshot_member for each statement execute function refuse_change();
