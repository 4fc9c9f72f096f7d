-- What an admin's call was about, and what of it is different since.
alter table admin_action
  -- Its kind, id and name, where it is one thing.
  add column subject jsonb,
  -- The parts that differ, as they were and as they are; whole where there was nothing before, or is nothing after.
  add column before jsonb,
  add column after jsonb;

-- The call of an admin that made the entry. No foreign key: entries and calls are distributed by different keys.
alter table point_entry add column action_id bigint;
