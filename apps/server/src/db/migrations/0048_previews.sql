-- Previews of posts, as their platforms give them in the background. A table of its own, because checks write often and
-- the tallies are counted with each write to a submission.
create table post_preview (
  submission_id bigint primary key references submission (id) on delete cascade,
  -- Pending until the first answer or failure; none while nothing is known.
  state text not null default 'pending' check (state in ('pending', 'ready', 'none')),
  author_name text,
  author_url text,
  title text,
  body text,
  -- Language tag of the body.
  language text,
  -- Key of the stored thumbnail, and its size in pixels.
  image text,
  image_width integer,
  image_height integer,
  -- Also the lease of a process that is asking.
  next_check_at timestamptz not null,
  -- Failed checks in a row.
  failures integer not null default 0,
  -- First of the checks in a row that found no post.
  missing_since timestamptz
);
create index post_preview_due on post_preview (next_check_at);

-- Set while the post no longer exists on its platform.
alter table submission add column gone_at timestamptz;

-- Existing posts are asked for one by one, starting with those that are shown, so that no platform gets a burst of requests.
insert into post_preview (submission_id, next_check_at)
select id, now() + row_number() over (order by status = 'Rejected', created_at desc) * interval '5 seconds'
from submission where url is not null and status <> 'Withdrawn';

-- Posts that are gone are not in the feed, whose length is a tally.
create or replace function tallied(s submission) returns setof tally language sql immutable as $$
  select 'accepted ' || s.type, mod(s.id, 16), 1 where s.status = 'Accepted' and s.gone_at is null
$$;
