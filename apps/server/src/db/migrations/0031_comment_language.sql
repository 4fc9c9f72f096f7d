-- The language a comment is written in, where it is known, so that it is read out in that language.
alter table comment add column language text;
