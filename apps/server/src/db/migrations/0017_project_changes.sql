-- How often the projects that lists tell of have changed, so that a process can tell whether what it counted still holds. It is
-- written in the transaction of the change: who sees the number sees the changes up to it, and no other.
create table project_changes (
  id integer primary key check (id = 1),
  changes bigint not null
);
insert into project_changes (id, changes) values (1, 0);
