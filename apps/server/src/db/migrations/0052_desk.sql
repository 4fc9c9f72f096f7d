-- The points that accepting a submission awards unless the admin enters others. Without a row: the server's default.
create table usual_points (
  type text primary key check (type in ('tweet', 'tiktok', 'youtube', 'meme', 'embed')),
  points integer not null check (points between -1000000 and 1000000)
);

-- The admin who has a submission open, so that others leave it to them for a while.
create table submission_claim (
  submission_id bigint primary key references submission (id) on delete cascade,
  admin_id bigint not null references app_user (id) on delete cascade,
  until timestamptz not null
);
create index submission_claim_by_admin on submission_claim (admin_id);

-- The admin's sentence for the member, beside the points or the reason.
alter table submission add column message text;
alter table notification add column message text;

-- Counts the open reports about a member's content, by which the desk can sort.
create index report_of_author on report (author_id) where status = 'open';
