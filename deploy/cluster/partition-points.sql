-- Splits the points ledger into 16 partitions by a hash of the member. docs/operating/scale.md says when and how.
-- The primary key contains the member, so each partition still prevents awarding the same points twice.
alter table point_entry rename to whole_ledger;
alter table whole_ledger rename constraint point_entry_pkey to whole_ledger_pkey;
alter index point_entry_by_time rename to whole_ledger_by_time;

create table point_entry (like whole_ledger including all excluding indexes) partition by hash (user_id);
do $$
begin
  for remainder in 0..15 loop
    execute format(
      'create table point_entry_%s partition of point_entry for values with (modulus 16, remainder %s)', remainder, remainder);
  end loop;
end
$$;
insert into point_entry select * from whole_ledger;
drop table whole_ledger;

alter table point_entry
  add primary key (user_id, entry_key),
  add foreign key (user_id) references app_user (id) on delete cascade;
create index point_entry_by_time on point_entry (user_id, created_at desc, entry_key);
analyze point_entry;
