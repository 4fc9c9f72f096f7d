-- Projects that were deleted, so that their addresses can say so (410). Ids are never used again.
create table deleted_project (
  id bigint primary key,
  deleted_at timestamptz not null
);
