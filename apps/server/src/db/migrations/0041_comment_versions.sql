-- Comments can be edited for a while. Earlier texts are kept for admins, until the comment is deleted.
alter table comment add column version integer not null default 1, add column edited_at timestamptz;

create table comment_version (
  comment_id bigint not null references comment (id) on delete cascade,
  version integer not null,
  body text not null,
  written_at timestamptz not null,
  primary key (comment_id, version)
);
