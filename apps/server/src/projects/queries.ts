import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson } from '../db/queryJson.ts';
import type { Paging } from '../http/paging.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';
import { containing, isShort, searchWords } from './fold.ts';

type Schemas = components['schemas'];

/** `p` as lists show it. */
const listItem = `json_build_object(
  'id', p.id, 'projectName', p.name, 'bio', p.bio, 'logoPath', '${MEDIA_URL}' || p.logo, 'categories', p.categories,
  'totalUpvotes', p.total_upvotes, 'totalComments', p.total_comments)`;

/** Which projects, and in which order. */
export interface ProjectFilter extends Paging {
  deployment?: string | undefined;
  search?: string | undefined;
  creatorId?: number;
  sort?: Schemas['ProjectSort'] | undefined;
}

/** A page of projects and where it stands, in one statement. */
export async function listProjects(db: Queryable, filter: ProjectFilter) {
  const words = searchWords(filter.search ?? '');
  const parameters: unknown[] = [filter.page, filter.limit];
  if (filter.deployment) parameters.push(filter.deployment);
  if (filter.creatorId) parameters.push(filter.creatorId);
  for (const word of words) parameters.push(word, ...(isShort(word) ? [] : [containing(word)]));
  const shape = `${words.map(isShort).join()} ${!!filter.deployment} ${!!filter.creatorId} ${filter.sort}`;
  let text = listTexts.get(shape);
  if (!text) listTexts.set(shape, (text = listText(filter, words)));
  return (await queryJson<Schemas['ProjectList']>(db, text, parameters))!;
}

/** Statements of `listProjects` by what they depend on: a text of this length is worth keeping. */
const listTexts = new Map<string, string>();

// The first parameters of a list.
const [page, limit] = ['$1::bigint', '$2::bigint'];

/** SQL for a page of `projects`, the rows of a query that are in order already, beside their number in all. */
const listJson = (projects: string, order: string, total: string) => `
  select json_build_object(
    'projects', coalesce((select json_agg(${listItem} order by ${order}) from (${projects}) p), '[]'),
    'metadata', ${metadata('t.total', page, limit)}
  )::text as json
  from (${total}) t`;

function listText({ deployment, creatorId, sort }: ProjectFilter, words: string[]): string {
  // In the order of the parameters.
  let count = 2;
  const parameter = () => `$${(count += 1)}`;
  const own: string[] = [];
  if (deployment) own.push(`p.deployment = ${parameter()}`);
  if (creatorId) own.push(`p.creator_id = ${parameter()}`);
  const byUpvotes = 'p.total_upvotes desc, p.id desc';
  const order = sort === 'total_upvotes' || sort === 'relevance' ? byUpvotes : 'p.created_at desc, p.id desc';
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
    `select count(*) as total from project p ${where}`,
  );
}

/** SQL that looks for one word. */
interface SearchedWord {
  /** Whether it is in `s`, by an index where there can be one. */
  found: string;
  /** Where it begins in `s`; 0 where it is not in it. */
  place: string;
}

function searchedWord(word: string, parameter: () => string): SearchedWord {
  const place = `strpos(s.search_text, ${parameter()}::text)`;
  // For a short word an index of three letters is read whole, and then the table: so the narrow table alone is.
  return { found: isShort(word) ? `${place} > 0` : `s.search_text like ${parameter()}`, place };
}

/** Most projects from the top of the order that a search walks to. */
const FARTHEST = 500;

/** How many times more than the page needs a search must find before it walks: so it meets them soon. */
const PLENTY = 20;

/**
 * SQL for what is searched. All that is found is counted in the narrow table of the texts. Where there is plenty, the
 * page is met soon on a walk down the order of the list; where there is not, what was found is put in order.
 */
function searchList(own: string[], words: SearchedWord[], order: string, byRelevance: boolean): string {
  // By relevance, those whose text, and so whose name, begins with the first word come first of all.
  const { place } = words[0]!;
  const isMet = words.map((word, n) => (byRelevance && n === 0 ? `${word.place} = 1` : `${word.place} > 0`));
  const need = `(${page} + 1) * ${limit}`;
  const found = `from project_search s ${own.length > 0 ? 'join project p on p.id = s.project_id' : ''}
    where ${[...words.map((word) => word.found), ...own].join(' and ')}`;
  // By relevance, the places in what was found serve twice: they tell how many stand first, and which are the nearest.
  const counted = byRelevance
    ? `found as materialized (select s.project_id, ${place} as place ${found}),
      counted as materialized (
        select count(*) as total, ${need} <= ${FARTHEST} and ${need} * ${PLENTY} <= count(*) filter (where place = 1)
          as is_plenty
        from found
      )`
    : `counted as materialized (
        select count(*) as total, ${need} <= ${FARTHEST} and ${need} * ${PLENTY} <= count(*) as is_plenty ${found}
      )`;
  const isRare = '(select total > 0 and not is_plenty from counted)';
  // Of those that stand as far down as the end of the page, all are kept: which of them come first, the order tells.
  const rest = byRelevance
    ? `select p.*, f.place from (
           select project_id, place from found where ${isRare}
             and place <= (select max(place) from (select place from found order by place limit ${need}) nearest)
         -- Looked up one by one: that they are few, the planner does not know.
         ) f, lateral (select * from project where id = f.project_id limit 1) p`
    : `select p.*, 0 as place from (select s.project_id ${found} and ${isRare}) f join project p on p.id = f.project_id`;
  return `
    with ${counted}
    ${listJson(
      `select * from (
         (select * from (
           select p.*, ${byRelevance ? 1 : 0} as place from project p
           where (select is_plenty from counted)
             and ${[...own, `(select ${isMet.join(' and ')} from project_search s where s.project_id = p.id)`].join(' and ')}
           order by ${order} limit ${FARTHEST}
         ) met limit ${need})
         union all
         ${rest}
       ) p order by p.place, ${order} limit ${limit} offset ${page} * ${limit}`,
      `p.place, ${order}`,
      'select total from counted',
    )}`;
}

const detail = `
  select json_build_object(
    'id', p.id, 'logoPath', '${MEDIA_URL}' || p.logo, 'projectName', p.name, 'bio', p.bio, 'description', p.description,
    'categories', p.categories, 'totalUpvotes', p.total_upvotes, 'totalComments', p.total_comments,
    'fileUpload1', '${MEDIA_URL}' || p.image_1, 'fileUpload2', '${MEDIA_URL}' || p.image_2,
    'fileUpload3', '${MEDIA_URL}' || p.image_3,
    'projectWebsite', p.website, 'twitterLinkedinUrl', p.twitter_linkedin_url, 'telegramUsername', p.telegram_username,
    'creator', json_build_object('id', u.id, 'name', u.name, 'pictureUrl', u.picture_url)
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
