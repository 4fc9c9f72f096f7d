-- How often a submission was accepted: each acceptance, and its undoing, has ledger entries of its own.
alter table submission add column acceptances integer not null default 0;
update submission set acceptances = 1 where status = 'Accepted';

-- Counts the edits, so that an edit based on an older state is noticed.
alter table quest add column version integer not null default 1;
alter table project add column version integer not null default 1;
