-- Appeals against rejected submissions and refused quests. The key contains the number of the decision, so that each
-- rejection can be appealed once. An open appeal ends when its subject is no longer in that decision.
create table appeal (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id) on delete cascade,
  appeal_key text not null,
  submission_id bigint references submission (id) on delete cascade,
  quest_id bigint references quest (id),
  -- Value of the submission's `decisions` or the progress's `moves`.
  decision integer not null,
  body text not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'upheld')),
  -- The first decision as it was. The admin is null if a service decided.
  first_by bigint,
  first_at timestamptz not null,
  first_reason text,
  decided_by bigint,
  decided_at timestamptz,
  -- The sentence of an admin who upheld the first decision.
  answer text,
  created_at timestamptz not null,
  primary key (user_id, appeal_key)
);
create index appeal_by_id on appeal (id);
create index appeal_open on appeal (created_at, id) where status = 'open';
create index appeal_by_submission on appeal (submission_id) where submission_id is not null;

-- Finds another admin.
create index app_user_admin on app_user (id) where role <> 'User';

-- The admin who refused a quest, and the time. Members whose quest was refused earlier have 14 days from now.
alter table quest_progress add column decided_by bigint, add column decided_at timestamptz;
update quest_progress set decided_at = now() where state = 'failed';

-- A withdrawn submission keeps its row, so that an admin who still sees it learns why it can't be decided.
alter table submission drop constraint submission_status_check;
alter table submission add constraint submission_status_check
  check (status in ('In Review', 'Accepted', 'Rejected', 'Withdrawn'));

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check
  check (kind in ('quest-verified', 'quest-refused', 'submission-accepted', 'submission-rejected', 'appeal-decided',
    'comment', 'reply', 'upvotes', 'friend-joined', 'friend-counted', 'points-adjusted'));
