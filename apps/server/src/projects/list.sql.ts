import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { queryRow } from '../db/queryJson.ts';
import { listItem } from './queries.sql.ts';

/** Properties that determine the SQL of a list. */
export interface ListShape {
  byDeployment: boolean;
  byCreator: boolean;
  byCategory: boolean;
  /**
   * The type of each search word. A short one has no trigram, so using the index for it would read the whole index and
   * then the table.
   */
  words: ('short' | 'indexed')[];
  sort: components['schemas']['ProjectSort'] | undefined;
}

// The first parameters of every list. `changes` and `known` come from an earlier count: the change counter at that
// time, and the number of matches.
const [offset, limit, changes, known] = ['$1::bigint', '$2::bigint', '$3::bigint', '$4::bigint'];

/** The number of projects up to the end of the page. */
const need = `${offset} + ${limit}`;

const and = (conditions: string[]) => conditions.join(' and ');
export const where = (conditions: string[]) => (conditions.length > 0 ? `where ${and(conditions)}` : '');

/** The number of matching projects, and the change counter at that time. */
export interface Count {
  total: number;
  changes: number;
}

/**
 * A page of projects as a JSON list, and the number of matches. Serves the lists that `selectFew` doesn't: those that
 * no index narrows, and searches and categories with many projects.
 * @param parameters offset, limit, and `changes` and `total` of an earlier count or two nulls; then the deployment, the
 * creator and the category, if the shape has them; then each word, followed by its pattern if it is indexed
 * @plan all: project_by_deployment
 * @plan of a category: project_by_date, project_pkey, project_search_categories, project_search_pkey
 * @plan with a word: project_by_date, project_pkey, project_search_pkey, project_search_text
 */
export const selectProjects = async (db: Queryable, shape: ListShape, parameters: unknown[]) =>
  (await queryRow<Count & { projects: string }>(
    db,
    textOf(shape),
    parameters,
    shape.words.length > 0 ? 'search' : undefined,
  ))!;

/** Maximum number of cached statements. Each combination of short and indexed words has its own. */
const MOST_TEXTS = 100;

/** Caches statements by shape, because building their long texts takes time. */
export function cachedTexts(textFor: (shape: ListShape) => string): (shape: ListShape) => string {
  const texts = new Map<string, string>();
  return (shape) => {
    const { byDeployment, byCreator, byCategory, words, sort } = shape;
    const key = `${byDeployment} ${byCreator} ${byCategory} ${words.join()} ${sort}`;
    let text = texts.get(key);
    if (!text) {
      text = textFor(shape);
      if (texts.size < MOST_TEXTS) texts.set(key, text);
    }
    return text;
  };
}

const textOf = cachedTexts(listText);

/** SQL for the sort order of projects `p`. When sorting by relevance, it decides among equally relevant ones. */
export const orderOf = (sort: ListShape['sort']) =>
  sort === 'total_upvotes' || sort === 'relevance' ? 'p.total_upvotes desc, p.id desc' : 'p.created_at desc, p.id desc';

function listText({ byDeployment, byCreator, byCategory, words, sort }: ListShape): string {
  let last = 4;
  const parameter = () => `$${(last += 1)}`;
  const own: string[] = [];
  if (byDeployment) own.push(`p.deployment = ${parameter()}`);
  if (byCreator) own.push(`p.creator_id = ${parameter()}`);
  const isTagged = byCategory ? `s.category_keys @> array[${parameter()}::text]` : '';
  const order = orderOf(sort);
  if (words.length === 0) return isTagged ? categoryList(own, isTagged, order) : plainList(own, order);
  if (isTagged) own.push(inTexts(isTagged));
  const searched = words.map((word) => searchedWord(word, parameter));
  return searchList(own, searched, order, sort === 'relevance');
}

/** SQL for a condition on the search text of project `p`. */
const inTexts = (condition: string) => `(select ${condition} from project_search s where s.project_id = p.id)`;

/** SQL that joins a row `s` of `project_search` with its project, if there are conditions on the project. */
export const joinFor = (own: string[]) => (own.length > 0 ? 'join project p on p.id = s.project_id' : '');

/** SQL for the number of matching projects: the earlier count, or that of the query if projects have changed since. */
const total = (
  count: string,
) => `select changes, case when changes = ${changes} then ${known} else ${count} end as total
  from project_changes`;

/** SQL for the sorted `projects` as JSON. */
export const jsonOf = (projects: string) => `(select json_agg(${listItem}) from (${projects}) p)::text`;

/** SQL for the reply: a page of the sorted `projects`, and their {@link total}. */
const reply = (projects: string, counted: string) => `
  select coalesce(${jsonOf(projects)}, '[]') as projects, t.total, t.changes from (${counted} offset 0) t`;

/** SQL for a page of all matching projects, by walking the sort order's index. */
const plainList = (own: string[], order: string) =>
  reply(
    `select * from project p ${where(own)} order by ${order} limit ${limit} offset ${offset}`,
    total(`(select count(*) from project p ${where(own)})`),
  );

/** Maximum number of matches that a walk collects. For pages that end beyond it, matches are gathered and sorted. */
const FARTHEST = 500;

/** Maximum number of projects that a walk examines: `WALK`, or `TIMES` times {@link need} if that is more. */
const WALK = 1000;
const TIMES = 20;

/**
 * Replaces `WALK` if no word is indexed. If such a walk ends too soon, all texts are read, which takes as long as
 * examining 25,000 projects.
 */
const LONG_WALK = 5000;

/** SQL for the matching projects up to the end of the page, by walking the sort order's index. */
const walk = (conditions: string[], order: string, steps: number) => `
      select p.id from (select * from project p order by ${order} limit greatest(${steps}, (${need}) * ${TIMES})) p
      where ${need} <= ${FARTHEST}
        and ${and(conditions)}
      order by ${order} limit ${need}`;

/** SQL condition: the walk found enough projects for the page. */
const isMet = `(select count(*) = ${need} from met)`;

/**
 * SQL for the projects of a category. If the category is common, a walk quickly finds enough of them. Otherwise, they
 * are gathered from the category index and sorted.
 */
function categoryList(own: string[], isTagged: string, order: string): string {
  const met = walk([inTexts(isTagged), ...own], order, WALK);
  const tagged = `from project_search s ${joinFor(own)}`;
  const gathered = `select s.project_id ${tagged} where not ${isMet} and ${and([isTagged, ...own])}`;
  const projects = `
    select p.* from (select id from met where ${isMet} union all ${gathered}) i,
      lateral (select * from project where id = i.id limit 1) p
    order by ${order} limit ${limit} offset ${offset}`;
  const count = `(select count(*) ${tagged} where ${and([isTagged, ...own])})`;
  return `with met as materialized (${met}) ${reply(projects, total(count))}`;
}

/** SQL that finds a word in the search text of row `s`. */
interface SearchedWord {
  /** A condition that can use the trigram index; absent for a short word. */
  indexed?: string;
  /** Position of the word's first occurrence; 0 if there is none. */
  place: string;
}

function searchedWord(word: 'short' | 'indexed', parameter: () => string): SearchedWord {
  const place = `strpos(s.search_text, ${parameter()}::text)`;
  return word === 'short' ? { place } : { place, indexed: `s.search_text like ${parameter()}` };
}

/**
 * SQL for a search. If the words are common, a walk quickly finds enough matches, and the table of texts is searched
 * only for their number. Otherwise, all matches are gathered from that table, counted and sorted. When sorting by
 * relevance, the walk looks for texts that start with the first word, because those rank first.
 */
function searchList(own: string[], words: SearchedWord[], order: string, byRelevance: boolean): string {
  const [first, ...others] = words as [SearchedWord, ...SearchedWord[]];
  const isFound = (word: SearchedWord) => word.indexed ?? `${word.place} > 0`;
  const join = joinFor(own);

  const isThere = [`${first.place} ${byRelevance ? '= 1' : '> 0'}`, ...others.map((word) => `${word.place} > 0`)];
  const met = walk([inTexts(and(isThere)), ...own], order, words.some((word) => word.indexed) ? WALK : LONG_WALK);

  // A short first word is matched by its position, which is computed here anyway.
  const toFind = byRelevance && !first.indexed ? others : words;
  const gathered = `
      select s.project_id as id, s.place
      from (
        select s.project_id, ${byRelevance ? first.place : '1'} as place from project_search s
        ${where(toFind.map(isFound))} offset 0
      ) s ${join} ${where(['s.place > 0', ...own])}`;

  const counted = total(`(case
        when ${isMet} then (select count(*) from project_search s ${join} ${where([...words.map(isFound), ...own])})
        else (select count(*) from gathered) end)`);

  // Gathered projects in which the first word occurs as early as in those that the page needs. The sort order decides
  // among equals.
  const nearest = `
         select id, place from gathered where not ${isMet} and (select total > 0 from counted)
           and place <= (select max(place) from (select place from gathered order by place limit ${need}) nearest)`;

  // Reads one row at a time, because the planner doesn't know that there are few.
  const projects = `
    select p.*, i.place from (select id, 1 as place from met where ${isMet} union all ${nearest}) i,
      lateral (select * from project where id = i.id limit 1) p
    order by i.place, ${order} limit ${limit} offset ${offset}`;

  return `
    with met as materialized (${met}), gathered as materialized (${gathered}), counted as materialized (${counted})
    ${reply(projects, 'select * from counted')}`;
}
