-- Notes of admins for each other about a member, or about one of their submissions.
create table admin_note (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id) on delete cascade,
  -- A note outlives its submission, because it still says something about the member.
  submission_id bigint references submission (id) on delete set null,
  author_id bigint not null,
  body text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index admin_note_by_id on admin_note (id);
create index admin_note_by_submission on admin_note (submission_id) where submission_id is not null;

-- Sentences for members that all admins share.
create table saved_reply (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null
);
