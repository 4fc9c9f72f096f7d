import type { Queryable } from '../db/database.ts';
import { queryRow } from '../db/queryJson.ts';
import { cachedTexts, joinFor, jsonOf, orderOf, where, type ListShape } from './list.sql.ts';

/** Maximum number of projects that are looked up one by one, instead of walking the sort order's index. */
export const FEW = 500;

/** A page of projects as JSON, and the number of matches: null and `FEW + 1` if there are more than {@link FEW}. */
interface Few {
  projects: string | null;
  total: number;
}

/**
 * A page of the projects that match all words and the category, if given, as a JSON list, and their count. The list is
 * null if there are no projects, or more than {@link FEW}. Finding so few takes less time than planning a statement
 * that also serves common words.
 * @param parameters offset and limit; then the deployment, the creator and the category, if the shape has them; then
 * each word, or its pattern if it is indexed; then the first word again, if the list is sorted by relevance
 * @plan of a category: project_pkey, project_search_categories
 * @plan with a word: project_pkey, project_search_text
 * @plan with a word, by relevance: project_pkey, project_search_text
 */
export const selectFew = async (db: Queryable, shape: ListShape, parameters: unknown[]) =>
  (await queryRow<Few>(db, textOf(shape), parameters, shape.words.length > 0 ? 'search' : undefined))!;

const textOf = cachedTexts(({ byDeployment, byCreator, byCategory, words, sort }) => {
  let last = 2;
  const parameter = () => `$${(last += 1)}`;
  const own: string[] = [];
  if (byDeployment) own.push(`p.deployment = ${parameter()}`);
  if (byCreator) own.push(`p.creator_id = ${parameter()}`);
  // Subqueries hide these values from the planner. Otherwise, it would estimate their matches, which takes as long as
  // finding them, and would read the whole table if that has only a thousand rows.
  const conditions = byCategory ? [`s.category_keys @> (select array[${parameter()}::text])`] : [];
  for (const word of words)
    conditions.push(
      word === 'short'
        ? `strpos(s.search_text, ${parameter()}::text) > 0`
        : `s.search_text like (select ${parameter()}::text)`,
    );
  const from = `from project_search s ${joinFor(own)} ${where([...conditions, ...own])} limit ${FEW} + 1`;
  const page = 'limit $2::bigint offset $1::bigint';
  const byRelevance = sort === 'relevance' && words.length > 0;
  if (byRelevance)
    return `
    with found as materialized (select s.project_id as id, strpos(s.search_text, ${parameter()}::text) as place ${from})
    select t.total, case when t.total <= ${FEW} then ${jsonOf(
      `select p.* from found f join project p using (id) order by f.place, ${orderOf(sort)} ${page}`,
    )} end as projects from (select count(*) as total from found) t`;
  return `
    select cardinality(f.ids) as total, case when cardinality(f.ids) <= ${FEW} then ${jsonOf(
      `select * from project p where p.id = any (f.ids) order by ${orderOf(sort)} ${page}`,
    )} end as projects from (select array(select s.project_id ${from}) as ids offset 0) f`;
});
