-- Sanctions of members, and their ends. A row about an admin is a proposal until a second admin confirms it. The state
-- itself is in `app_user`.
create table sanction (
  id bigint generated always as identity,
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('disqualify', 'reinstate', 'silence', 'unsilence')),
  status text not null check (status in ('proposed', 'applied', 'canceled')),
  -- The admin's sentence, which the member reads.
  reason text not null,
  -- Length and end of a silence.
  days integer check ((days is not null) = (kind = 'silence')),
  ends_at timestamptz,
  actor_id bigint not null,
  -- The admin who confirmed or canceled a proposal.
  decided_by bigint,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, id)
);
create index sanction_by_id on sanction (id);
-- One open proposal of a kind for each member.
create unique index sanction_proposed on sanction (user_id, kind) where status = 'proposed';

alter table app_user add column silenced_until timestamptz;
alter table app_user add constraint app_user_deleted_silence_check check (deleted_at is null or silenced_until is null);
create index app_user_silenced on app_user (id) where silenced_until is not null;
create index app_user_marked_degen on app_user (id) where is_degen;
create index report_by_author on report (author_id, status);

-- A reinstatement sets the days of the disqualification to 0, so that windows have exactly what was earned in them. Such
-- a day counts as one without points.
drop index point_day_of_losses;
create index point_day_of_losses on point_day (user_id, day)
  where points <= 0 and (kind <> 'disqualification' or points = 0);

alter table notification
  -- Length of a silence.
  add column days integer,
  drop constraint notification_kind_check,
  add constraint notification_kind_check
    check (kind in ('quest-verified', 'quest-refused', 'submission-accepted', 'submission-rejected', 'appeal-decided',
      'moderated', 'report-upheld', 'report-dismissed', 'comment', 'reply', 'upvotes', 'friend-joined',
      'friend-counted', 'points-adjusted', 'disqualified', 'reinstated', 'silenced', 'unsilenced'));
