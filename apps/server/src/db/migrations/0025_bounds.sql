-- Comments are read by page: threads from the newest, and the replies of each from the oldest. Both lists count themselves,
-- because counting a long one takes longer than reading a page of it.
alter table project add column total_threads integer not null default 0;
alter table comment add column total_replies integer not null default 0;
update project p set total_threads = t.total
from (select project_id, count(*) as total from comment where parent_id is null group by 1) t
where t.project_id = p.id;
update comment c set total_replies = r.total
from (select parent_id, count(*) as total from comment where parent_id is not null group by 1) r
where r.parent_id = c.id;

create index comment_threads on comment (project_id, created_at desc, id desc) where parent_id is null;
create index comment_replies on comment (parent_id, created_at, id) where parent_id is not null;
drop index comment_by_parent;

-- How often something was done in the hour that began with its first use, such as mails sent for a member.
create table allowance (
  name text primary key,
  used integer not null,
  began_at timestamptz not null
);
