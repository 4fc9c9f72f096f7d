import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson } from '../db/queryJson.ts';
import type { Paging } from '../http/paging.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';
import { containing, searchWords } from './fold.ts';

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
  const byFirstWord = filter.sort === 'relevance' && words.length > 0;
  const parameters: unknown[] = [filter.page, filter.limit, ...words.map(containing)];
  if (filter.deployment) parameters.push(filter.deployment);
  if (filter.creatorId) parameters.push(filter.creatorId);
  if (byFirstWord) parameters.push(words[0]);
  const shape = `${words.length} ${!!filter.deployment} ${!!filter.creatorId} ${filter.sort}`;
  let text = listTexts.get(shape);
  if (!text) listTexts.set(shape, (text = listText(filter, words.length, byFirstWord)));
  return (await queryJson<Schemas['ProjectList']>(db, text, parameters))!;
}

/** Statements of `listProjects` by what they depend on: a text of this length is worth keeping. */
const listTexts = new Map<string, string>();

function listText({ deployment, creatorId, sort }: ProjectFilter, wordCount: number, byFirstWord: boolean): string {
  // In the order of the parameters.
  const [page, limit] = ['$1::bigint', '$2::bigint'];
  let count = 2;
  const parameter = () => `$${(count += 1)}`;
  const conditions = Array.from({ length: wordCount }, () => `p.search_text like ${parameter()}`);
  if (deployment) conditions.push(`p.deployment = ${parameter()}`);
  if (creatorId) conditions.push(`p.creator_id = ${parameter()}`);
  const where = conditions.length ? `where ${conditions.join(' and ')}` : '';
  const byUpvotes = 'p.total_upvotes desc, p.id desc';
  const byDate = 'p.created_at desc, p.id desc';
  // The text begins with the name.
  const byName = byFirstWord ? `position(${parameter()}::text in p.search_text), ` : '';
  const order = sort === 'total_upvotes' || sort === 'relevance' ? byName + byUpvotes : byDate;
  if (wordCount > 0)
    // What is found is looked at once, and not for the page and again for their number.
    return `
      with found as materialized (
        select p.id, row_number() over (order by ${order}) as place from project p ${where}
      )
      select json_build_object(
        'projects', coalesce((
          select json_agg(${listItem} order by f.place)
          from (select * from found where place > ${page} * ${limit} order by place limit ${limit}) f
          join project p on p.id = f.id), '[]'),
        'metadata', ${metadata('total', page, limit)}
      )::text as json
      from (select count(*) as total from found) t`;
  return `
    select json_build_object(
      'projects', coalesce((
        select json_agg(${listItem} order by ${order})
        from (select * from project p ${where} order by ${order} limit ${limit} offset ${page} * ${limit}) p), '[]'),
      'metadata', ${metadata('total', page, limit)}
    )::text as json
    from (select count(*) as total from project p ${where}) t`;
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
