import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { queryJson } from '../db/queryJson.ts';
import { deploymentsJson, tally } from '../db/tally.sql.ts';
import type { Paging } from '../contract/paging.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';

type Schemas = components['schemas'];

/** SQL for project `p` in a list. */
export const listItem = `json_build_object(
  'id', p.id, 'projectName', p.name, 'bio', p.bio, 'logoPath', '${MEDIA_URL}' || p.logo, 'categories', p.categories,
  'totalUpvotes', p.total_upvotes, 'totalComments', p.total_comments)`;

const detail = `
  select json_build_object(
    'id', p.id, 'logoPath', '${MEDIA_URL}' || p.logo, 'projectName', p.name, 'bio', p.bio, 'description', p.description,
    'categories', p.categories, 'projectDeployment', coalesce(p.deployment, ''),
    'totalUpvotes', p.total_upvotes, 'totalComments', p.total_comments, 'fileUpload1', '${MEDIA_URL}' || p.image_1, 'fileUpload2', '${MEDIA_URL}' || p.image_2,
    'fileUpload3', '${MEDIA_URL}' || p.image_3,
    'projectWebsite', p.website, 'twitterLinkedinUrl', p.twitter_linkedin_url, 'telegramUsername', p.telegram_username,
    'creator', json_build_object('id', u.id, 'name', u.name, 'pictureUrl', u.picture_url, 'isDeleted', u.deleted_at is not null), 'version', p.version
  )::text as json
  from project p join app_user u on u.id = p.creator_id`;

/**
 * The number of projects, in total and by deployment type.
 * @plan tally_pkey
 */
export const countProjects = async (db: Queryable) =>
  (await queryJson<Schemas['ProjectCounts']>(
    db,
    `select json_build_object('total', ${tally('projects')}, 'deployments', ${deploymentsJson})::text as json`,
    [],
  ))!;

/**
 * A project's details, by id.
 * @plan app_user_pkey, project_pkey
 */
export const getProject = (db: Queryable, id: number) =>
  queryJson<Schemas['ProjectDetail']>(db, `${detail} where p.id = $1`, [id]);

/**
 * A project's details, by its folded name.
 * @plan app_user_pkey, project_name_is_unique
 */
export const getProjectByNameKey = (db: Queryable, nameKey: string) =>
  queryJson<Schemas['ProjectDetail']>(db, `${detail} where p.name_key = $1`, [nameKey]);

/**
 * The projects that a member upvoted, latest upvote first; undefined for an unknown member.
 * @plan app_user_pkey, project_pkey, project_upvote_by_time
 */
export const listUpvotedProjects = (db: Queryable, userId: number, { page, limit }: Paging) =>
  queryJson<Schemas['UpvotedProjects']>(
    db,
    `select json_build_object('upvotedProjects', coalesce((
       select json_agg(${listItem} order by v.created_at desc, v.project_id desc)
       from (select * from project_upvote where user_id = $1 order by created_at desc, project_id desc
             limit $2::bigint offset $3::bigint) v
       join project p on p.id = v.project_id), '[]'))::text as json
     from app_user where id = $1 and deleted_at is null`,
    [userId, limit, page * limit],
  );

/**
 * The ids of the projects that a member upvoted, latest upvote first; undefined for an unknown member.
 * @plan app_user_pkey, project_upvote_by_time
 */
export const listUpvotedProjectIds = (db: Queryable, userId: number) =>
  queryJson<Schemas['UpvotedProjectIds']>(
    db,
    `select json_build_object('upvotedProjects', coalesce((
       select json_agg(json_build_object('id', project_id) order by created_at desc, project_id desc)
       from project_upvote where user_id = $1), '[]'))::text as json
     from app_user where id = $1 and deleted_at is null`,
    [userId],
  );
