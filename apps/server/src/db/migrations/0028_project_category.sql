-- Lists can be narrowed to a category. Its keys are folded by the server and are kept beside the searched text, so that an
-- upvote, which rewrites the project, does not write their index.
alter table project_search add column category_keys text[] not null default '{}';
update project_search s set category_keys = array(
  select distinct trim(lower(normalize(c, NFKC))) from project p, unnest(p.categories) c where p.id = s.project_id);
create index project_search_categories on project_search using gin (category_keys);
