-- The link that makes the next member who signs in the first admin: printed once, stored hashed, the same for all processes.
create table first_admin_link (
  id smallint primary key default 1 check (id = 1),
  token_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
