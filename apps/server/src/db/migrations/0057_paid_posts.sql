-- A post that was accepted can't be submitted again, even after its submission has been deleted.
alter table submitted_content alter column submission_id drop not null;

-- A YouTube video has four ids, which differ in the last digit. From now on, only the lowest of them is stored. If a
-- video was submitted under several ids, the first submission counts.
create function pg_temp.lowest_id(id text) returns text language sql immutable as $$
  select left(id, 10) || translate(right(id, 1),
    'BCDFGHJKLNOPRSTVWXZabdefhijlmnpqrtuvxyz1235679-_',
    'AAAEEEIIIMMMQQQUUUYYYcccgggkkkooossswww000444888')
$$;
delete from submitted_content later
using submitted_content earlier
where later.platform = 'youtube' and earlier.platform = 'youtube'
  and pg_temp.lowest_id(later.content_id) = pg_temp.lowest_id(earlier.content_id)
  and earlier.submission_id < later.submission_id;
update submitted_content set content_id = pg_temp.lowest_id(content_id) where platform = 'youtube';
drop function pg_temp.lowest_id(text);
