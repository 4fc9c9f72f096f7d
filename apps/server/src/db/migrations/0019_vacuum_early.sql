-- Each day moves a few in a hundred of these rows. Until they are vacuumed, an index alone does not tell which are seen, and a
-- window of days reads the table too. PostgreSQL itself would wait for a fifth of the rows.
alter table app_user set (autovacuum_vacuum_scale_factor = 0.01);
alter table point_day set (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.005);
