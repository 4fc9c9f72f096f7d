-- What members submitted, and what became of it.

create table submission (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  type text not null check (type in ('tweet', 'tiktok', 'youtube', 'meme', 'embed')),
  -- The post: its platform, its id there and its address. Null for a meme.
  platform text,
  content_id text,
  url text,
  -- Key of a meme's kept image.
  image text,
  title text,
  status text not null default 'In Review' check (status in ('In Review', 'Accepted', 'Rejected')),
  points integer,
  reason text,
  decided_by bigint,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index submission_by_user on submission (user_id, created_at desc, id desc);
create index submission_in_review on submission (created_at, id) where status = 'In Review';
create index submission_accepted on submission (type, created_at desc, id desc) where status = 'Accepted';

-- Unique across members, so a table of its own.
create table submitted_content (
  platform text not null,
  content_id text not null,
  submission_id bigint not null references submission (id) on delete cascade,
  primary key (platform, content_id)
);
create index submitted_content_by_submission on submitted_content (submission_id);
