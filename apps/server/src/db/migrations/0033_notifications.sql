-- News for members. A row is inserted in the transaction of its cause, and its key names the cause, so that a
-- repeated call tells nobody twice. No foreign keys except the member's: the rows refer to data with other distribution keys.
create table notification (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id) on delete cascade,
  notification_key text not null,
  kind text not null check (kind in ('quest-verified', 'quest-refused', 'submission-accepted', 'submission-rejected',
    'comment', 'reply', 'upvotes', 'friend-joined', 'friend-counted', 'points-adjusted')),
  -- The member who caused it. Null for decisions of admins, who stay unnamed, and for upvotes.
  actor_id bigint,
  project_id bigint,
  comment_id bigint,
  quest_id bigint,
  submission_id bigint,
  -- Points that were earned or taken.
  points bigint,
  -- Number of upvotes that the row collects.
  upvotes integer,
  -- An admin's reason: a text, or the reason of a rejection.
  reason text,
  is_unread boolean not null default true,
  created_at timestamptz not null,
  primary key (user_id, notification_key)
);
-- Read backward: unread first, each part from the newest. The unread of a member are next to one another, so counting them
-- reads a page or two.
create index notification_in_order on notification (user_id, is_unread, created_at, id);
-- For the deletion of what is too old.
create index notification_by_age on notification (created_at);

-- Counts changes of state, so that each decision gets a notification of its own.
alter table quest_progress add column moves integer not null default 0;
alter table submission add column decisions integer not null default 0;
update submission set decisions = greatest(acceptances, 1) where status <> 'In Review';
