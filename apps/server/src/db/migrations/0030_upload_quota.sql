-- What each member uploaded in each hour, whether something names it or not.
create table upload_quota (
  user_id bigint not null references app_user (id) on delete cascade,
  hour timestamptz not null,
  files integer not null,
  bytes bigint not null,
  primary key (user_id, hour)
);
create index upload_quota_by_hour on upload_quota (hour);
