-- What was done by a command, and so by no member and in no request, is in the audit log as well.
alter table admin_action alter column actor_id drop not null, alter column request_id drop not null;
