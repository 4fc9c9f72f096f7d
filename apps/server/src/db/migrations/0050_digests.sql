-- Choices of members for each kind of notification. Without a row: in the app, and not by email.
create table notification_setting (
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null,
  in_app boolean not null,
  by_email boolean not null,
  primary key (user_id, kind)
);

-- The members who get a daily email.
create table digest_subscriber (
  user_id bigint primary key references app_user (id) on delete cascade,
  -- Language of the email.
  language text not null,
  -- The last day that a process claimed, before it sent the email, so that no other process sends one for that day.
  claimed_day date not null,
  -- News before this time has been sent. It follows the sending, so that the next email makes up for a lost one.
  sent_until timestamptz not null
);
-- Finds those whose day has come.
create index digest_subscriber_by_day on digest_subscriber (claimed_day, user_id);
