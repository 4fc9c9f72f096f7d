-- Pictures that members upload, looking for members, and what admins did.

-- Key of an uploaded picture, which `picture_url` then leads to.
alter table app_user add column picture_key text;
create index app_user_by_picture on app_user (picture_key) where picture_key is not null;
create index app_user_by_date on app_user (created_at);
create index app_user_search on app_user using gin ((lower(name) || ' ' || lower(username)) gin_trgm_ops);

-- Append-only but for the status, which is not there until the call has ended.
create table admin_action (
  id bigint generated always as identity primary key,
  actor_id bigint not null references app_user (id) on delete cascade,
  -- The contract's name of the operation.
  operation text not null,
  -- What it was called with, long texts shortened.
  input jsonb not null,
  status integer,
  request_id text not null,
  created_at timestamptz not null
);
create index admin_action_by_actor on admin_action (actor_id, id desc);
