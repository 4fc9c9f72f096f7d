-- Members, their points, projects with upvotes and comments, and what keeps writes safe to repeat.
-- `project` is a small table that every node of a distributed database may hold whole; everything that grows with
-- the membership has the member in its key.

create extension if not exists pg_trgm;

create table app_user (
  id bigint generated always as identity primary key,
  -- Shown, and anyone may share it with another member.
  name text not null,
  -- In addresses and mentions; unique without regard to case, see `username`.
  username text not null,
  picture_url text,
  email text,
  role text not null default 'User' check (role in ('User', 'Admin', 'Super Admin')),
  flag text,
  total_points bigint not null default 0,
  disqualified_at timestamptz,
  created_at timestamptz not null
);

-- Unique across members, so a table of its own, keyed by the username in lower case.
create table username (
  username_key text primary key,
  user_id bigint not null references app_user (id) on delete cascade
);

-- Append-only. `app_user.total_points` is the sum of a member's entries and moves in the same transaction.
create table point_entry (
  user_id bigint not null references app_user (id) on delete cascade,
  entry_key text not null,
  delta bigint not null,
  reason text not null,
  actor_id bigint,
  created_at timestamptz not null,
  primary key (user_id, entry_key)
);

create table project (
  id bigint generated always as identity primary key,
  name text not null,
  -- The folded name makes names unique without regard to case.
  name_key text not null,
  bio text not null,
  description text not null,
  deployment text check (deployment in ('EXTERNAL_VM', 'BITCOIN_DAPP', 'ETH_DAPP', 'SOFTWARE_BASED_APP')),
  categories text[] not null default '{}',
  -- Name, bio and categories, folded: what search looks in. Folding in the server gives the same on every database.
  search_text text not null,
  -- Keys of kept images; each belongs to one project.
  logo text,
  image_1 text,
  image_2 text,
  image_3 text,
  website text,
  twitter_linkedin_url text,
  telegram_username text,
  creator_id bigint not null references app_user (id),
  total_upvotes integer not null default 0,
  total_comments integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index project_name_is_unique on project (name_key);
create index project_search on project using gin (search_text gin_trgm_ops);
create index project_by_date on project (created_at desc, id desc);
create index project_by_upvotes on project (total_upvotes desc, id desc);
create index project_by_creator on project (creator_id, created_at desc, id desc);

create table project_upvote (
  user_id bigint not null references app_user (id) on delete cascade,
  project_id bigint not null references project (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, project_id)
);
create index project_upvote_by_time on project_upvote (user_id, created_at desc, project_id desc);
create index project_upvote_by_project on project_upvote (project_id);

create table comment (
  id bigint generated always as identity primary key,
  project_id bigint not null references project (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  -- One level only: the parent of a reply has no parent.
  parent_id bigint references comment (id) on delete cascade,
  body text not null,
  created_at timestamptz not null,
  -- A deleted comment keeps its row, without its text, until its last reply goes.
  deleted_at timestamptz
);
create index comment_by_project on comment (project_id, created_at, id);
create index comment_by_parent on comment (parent_id) where parent_id is not null;

-- Replies to writing calls, kept for a day, so that a repeated call gets the first one's reply.
create table idempotent_reply (
  user_id bigint not null references app_user (id) on delete cascade,
  key text not null,
  request_hash text not null,
  reply text,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotent_reply_by_age on idempotent_reply (created_at);

-- Uploads that no project names yet.
create table image_upload (
  key text primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  content_type text not null,
  created_at timestamptz not null
);
create index image_upload_by_age on image_upload (created_at);

-- Keys that all processes share, such as the one that signs upload addresses.
create table app_secret (
  name text primary key,
  value text not null
);
