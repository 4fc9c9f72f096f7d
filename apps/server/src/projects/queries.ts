import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, queryRow } from '../db/queryJson.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Paging } from '../contract/paging.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';
import { containing, fold, isShort, searchWords } from './fold.ts';

type Schemas = components['schemas'];

/** `p` as lists show it. */
const listItem = `json_build_object(
  'id', p.id, 'projectName', p.name, 'bio', p.bio, 'logoPath', '${MEDIA_URL}' || p.logo, 'categories', p.categories,
  'totalUpvotes', p.total_upvotes, 'totalComments', p.total_comments)`;

/** Which projects, and in which order. */
export interface ProjectFilter extends Paging {
  deployment?: string | undefined;
  search?: string | undefined;
  /** A tag, in any case. */
  category?: string | undefined;
  creatorId?: number;
  sort?: Schemas['ProjectSort'] | undefined;
}

/** A page of projects and where it stands, in one statement. */
export async function listProjects(db: Queryable, filter: ProjectFilter) {
  const words = searchWords(filter.search ?? '');
  const category = fold(filter.category ?? '');
  const counts = countsOf(db);
  const counted = JSON.stringify([filter.deployment, filter.creatorId, category, ...words]);
  const count = counts.get(counted);
  const parameters: unknown[] = [filter.page, filter.limit, count?.changes ?? null, count?.total ?? null];
  if (filter.deployment) parameters.push(filter.deployment);
  if (filter.creatorId) parameters.push(filter.creatorId);
  if (category) parameters.push(category);
  for (const word of words) parameters.push(word, ...(isShort(word) ? [] : [containing(word)]));
  const shape = `${words.map(isShort).join()} ${!!filter.deployment} ${!!filter.creatorId} ${!!category} ${filter.sort}`;
  let text = listTexts.get(shape);
  if (!text) {
    text = listText({ ...filter, category }, words);
    if (listTexts.size < MOST_TEXTS) listTexts.set(shape, text);
  }
  const { json, ...now } = (await queryRow<Count & { json: string }>(
    db,
    text,
    parameters,
    words.length > 0 ? 'search' : undefined,
  ))!;
  // The ones that were used last are kept.
  counts.delete(counted);
  counts.set(counted, now);
  if (counts.size > MOST_COUNTS) counts.delete(counts.keys().next().value!);
  return new JsonText<Schemas['ProjectList']>(json);
}

/** How many projects were found, and how often projects had changed by then. */
interface Count {
  total: number;
  changes: number;
}

/** Most counts that are remembered for a database. */
const MOST_COUNTS = 1000;

/** What was counted, by what was looked for. A statement takes it where nothing has changed since. */
const remembered = new WeakMap<Queryable, Map<string, Count>>();

function countsOf(db: Queryable): Map<string, Count> {
  let counts = remembered.get(db);
  if (!counts) remembered.set(db, (counts = new Map()));
  return counts;
}

/** Statements of `listProjects` by what they depend on: a text of this length is worth keeping. */
const listTexts = new Map<string, string>();

/** Most statements that are kept. A search of many words has a text of its own for each pattern of short and long ones. */
const MOST_TEXTS = 100;

// The first parameters of a list.
const [page, limit] = ['$1::bigint', '$2::bigint'];

/** SQL for how many projects there are in all: what was counted before, while it holds; else as this query counts. */
const total = (
  count: string,
) => `select changes, case when changes = $3::bigint then $4::bigint else ${count} end as total
  from project_changes`;

/** SQL for a page of `projects`, the rows of a query that are in order already, beside their {@link total}. */
const listJson = (projects: string, order: string, counted: string) => `
  select json_build_object(
    'projects', coalesce((select json_agg(${listItem} order by ${order}) from (${projects}) p), '[]'),
    'metadata', ${metadata('t.total', page, limit)}
  )::text as json, t.total, t.changes
  from (${counted} offset 0) t`;

function listText({ deployment, creatorId, category, sort }: ProjectFilter, words: string[]): string {
  // In the order of the parameters.
  let last = 4;
  const parameter = () => `$${(last += 1)}`;
  const own: string[] = [];
  if (deployment) own.push(`p.deployment = ${parameter()}`);
  if (creatorId) own.push(`p.creator_id = ${parameter()}`);
  const isTagged = category && `s.category_keys @> array[${parameter()}::text]`;
  const byUpvotes = 'p.total_upvotes desc, p.id desc';
  const order = sort === 'total_upvotes' || sort === 'relevance' ? byUpvotes : 'p.created_at desc, p.id desc';
  if (isTagged && words.length === 0) return categoryList(own, isTagged, order);
  if (isTagged) own.push(`(select ${isTagged} from project_search s where s.project_id = p.id)`);
  if (words.length > 0)
    return searchList(
      own,
      words.map((word) => searchedWord(word, parameter)),
      order,
      sort === 'relevance',
    );
  const where = own.length ? `where ${own.join(' and ')}` : '';
  return listJson(
    `select * from project p ${where} order by ${order} limit ${limit} offset ${page} * ${limit}`,
    order,
    total(`(select count(*) from project p ${where})`),
  );
}

/**
 * SQL for the projects of a category. One that many projects have is met soon on a walk down the order of the list;
 * the projects of a rare one are gathered by the index and put in order.
 */
function categoryList(own: string[], isTagged: string, order: string): string {
  const need = `(${page} + 1) * ${limit}`;
  const isMet = `(select count(*) = ${need} from met)`;
  const all = (conditions: string[]) => conditions.join(' and ');
  const join = own.length > 0 ? 'join project p on p.id = s.project_id' : '';
  return `
    with met as materialized (
      select p.id from (select * from project p order by ${order} limit greatest(${WALK}, ${need} * ${TIMES})) p
      where ${need} <= ${FARTHEST}
        and not exists (select from project_changes where changes = $3::bigint and $4::bigint < ${need})
        and ${all([`(select ${isTagged} from project_search s where s.project_id = p.id)`, ...own])}
      order by ${order} limit ${need}
    )
    ${listJson(
      `select p.* from (
         select id from met where ${isMet}
         union all
         select s.project_id from project_search s ${join} where not ${isMet} and ${all([isTagged, ...own])}
       ) i, lateral (select * from project where id = i.id limit 1) p
       order by ${order} limit ${limit} offset ${page} * ${limit}`,
      order,
      total(`(select count(*) from project_search s ${join} where ${all([isTagged, ...own])})`),
    )}`;
}

/** SQL that looks for one word in `s`. */
interface SearchedWord {
  /** Whether it is there, by an index. A short word has none: it would be read whole, and then the table. */
  indexed?: string;
  /** Where it begins; 0 where it is not there. */
  place: string;
}

function searchedWord(word: string, parameter: () => string): SearchedWord {
  const place = `strpos(s.search_text, ${parameter()}::text)`;
  return isShort(word) ? { place } : { place, indexed: `s.search_text like ${parameter()}` };
}

/** Most projects that a search meets on a walk. */
const FARTHEST = 500;

/** How many projects a search walks past at most: these, or so many times what the page needs. */
const WALK = 1000;
const TIMES = 20;

/** As many where no word has an index: all texts are read when the walk ends too soon, which takes as long as 25,000 steps. */
const LONG_WALK = 5000;

/**
 * SQL for what is searched. What is found often is met soon on a walk down the order of the list, and is counted alone, in
 * the narrow table of the texts; what is not is gathered from there while it is counted, and put in order. By relevance,
 * those are met whose text, and so whose name, begins with the first word: they come first of all.
 */
function searchList(own: string[], words: SearchedWord[], order: string, byRelevance: boolean): string {
  const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');
  const isFound = (word: SearchedWord) => word.indexed ?? `${word.place} > 0`;
  const join = own.length > 0 ? 'join project p on p.id = s.project_id' : '';
  const [first, ...others] = words as [SearchedWord, ...SearchedWord[]];
  const isThere = [`${first.place} ${byRelevance ? '= 1' : '> 0'}`, ...others.map((word) => `${word.place} > 0`)];
  const walk = words.some((word) => word.indexed) ? WALK : LONG_WALK;
  const need = `(${page} + 1) * ${limit}`;
  const isMet = `(select count(*) = ${need} from met)`;
  return `
    with met as materialized (
      select p.id from (select * from project p order by ${order} limit greatest(${walk}, ${need} * ${TIMES})) p
      where ${need} <= ${FARTHEST}
        -- Where fewer were counted than the page needs, they are not met.
        and not exists (select from project_changes where changes = $3::bigint and $4::bigint < ${need})
        and ${[`(select ${isThere.join(' and ')} from project_search s where s.project_id = p.id)`, ...own].join(' and ')}
      order by ${order} limit ${need}
    ), gathered as materialized (
      select s.project_id as id, s.place
      from (
        select s.project_id, ${byRelevance ? first.place : '1'} as place from project_search s
        -- A short word is looked for once in each text.
        ${where((byRelevance && !first.indexed ? others : words).map(isFound))} offset 0
      ) s ${join} ${where(['s.place > 0', ...own])}
    ), counted as materialized (
      ${total(`(case when ${isMet} then (select count(*) from project_search s ${join} ${where([...words.map(isFound), ...own])})
        else (select count(*) from gathered) end)`)}
    )
    ${listJson(
      `select p.*, i.place from (
         select id, 1 as place from met where ${isMet}
         union all
         -- Of those that stand as far down as the end of the page, all: which of them come first, the order tells.
         select id, place from gathered where not ${isMet} and (select total > 0 from counted)
           and place <= (select max(place) from (select place from gathered order by place limit ${need}) nearest)
       -- Looked up one by one: that they are few, the planner does not know.
       ) i, lateral (select * from project where id = i.id limit 1) p
       order by i.place, ${order} limit ${limit} offset ${page} * ${limit}`,
      `p.place, ${order}`,
      'select * from counted',
    )}`;
}

const detail = `
  select json_build_object(
    'id', p.id, 'logoPath', '${MEDIA_URL}' || p.logo, 'projectName', p.name, 'bio', p.bio, 'description', p.description,
    'categories', p.categories, 'projectDeployment', coalesce(p.deployment, ''),
    'totalUpvotes', p.total_upvotes, 'totalComments', p.total_comments, 'fileUpload1', '${MEDIA_URL}' || p.image_1, 'fileUpload2', '${MEDIA_URL}' || p.image_2,
    'fileUpload3', '${MEDIA_URL}' || p.image_3,
    'projectWebsite', p.website, 'twitterLinkedinUrl', p.twitter_linkedin_url, 'telegramUsername', p.telegram_username,
    'creator', json_build_object('id', u.id, 'name', u.name, 'pictureUrl', u.picture_url), 'version', p.version
  )::text as json
  from project p join app_user u on u.id = p.creator_id`;

/** A project as its own page shows it, by id. */
export const getProject = (db: Queryable, id: number) =>
  queryJson<Schemas['ProjectDetail']>(db, `${detail} where p.id = $1`, [id]);

/** A project as its own page shows it, by its folded name. */
export const getProjectByNameKey = (db: Queryable, nameKey: string) =>
  queryJson<Schemas['ProjectDetail']>(db, `${detail} where p.name_key = $1`, [nameKey]);

/** The projects that a member upvoted, the latest upvote first; undefined for an unknown member. */
export const listUpvotedProjects = (db: Queryable, userId: number, { page, limit }: Paging) =>
  queryJson<Schemas['UpvotedProjects']>(
    db,
    `select json_build_object('upvotedProjects', coalesce((
       select json_agg(${listItem} order by v.created_at desc, v.project_id desc)
       from (select * from project_upvote where user_id = $1 order by created_at desc, project_id desc
             limit $2::bigint offset $3::bigint) v
       join project p on p.id = v.project_id), '[]'))::text as json
     from app_user where id = $1`,
    [userId, limit, page * limit],
  );

/** The ids of the projects that a member upvoted, the latest upvote first; undefined for an unknown member. */
export const listUpvotedProjectIds = (db: Queryable, userId: number) =>
  queryJson<Schemas['UpvotedProjectIds']>(
    db,
    `select json_build_object('upvotedProjects', coalesce((
       select json_agg(json_build_object('id', project_id) order by created_at desc, project_id desc)
       from project_upvote where user_id = $1), '[]'))::text as json
     from app_user where id = $1`,
    [userId],
  );
