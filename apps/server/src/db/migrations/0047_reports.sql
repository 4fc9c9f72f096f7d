-- Members' reports of comments, projects, posts and profiles. The key makes it one report for each member and subject.
create table report (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id) on delete cascade,
  subject_kind text not null check (subject_kind in ('comment', 'project', 'post', 'profile')),
  -- Refers to a comment, project, submission or member, whose deletion must not end the report.
  subject_id bigint not null,
  -- The author of the subject.
  author_id bigint not null references app_user (id) on delete cascade,
  reason text not null check (reason in ('spam', 'harassment', 'scam', 'impersonation', 'off-topic', 'other')),
  body text,
  -- The subject as it was reported. The excerpt is removed by the decision.
  title text not null,
  excerpt text not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  decided_by bigint,
  decided_at timestamptz,
  -- The admin's sentence for the members who hear of the decision.
  answer text,
  created_at timestamptz not null,
  primary key (user_id, subject_kind, subject_id)
);
create index report_by_id on report (id);
-- The open reports of each subject, next to one another.
create index report_open on report (subject_kind, subject_id, id) where status = 'open';

-- The subject of a notification about a report, which can't tell after it was deleted.
alter table notification add column reported text check (reported in ('comment', 'project', 'post', 'profile'));
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check
  check (kind in ('quest-verified', 'quest-refused', 'submission-accepted', 'submission-rejected', 'appeal-decided',
    'moderated', 'report-upheld', 'report-dismissed', 'comment', 'reply', 'upvotes', 'friend-joined', 'friend-counted',
    'points-adjusted'));
