import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import { tallyOf } from '../db/tally.sql.ts';
import type { Paging } from '../contract/paging.ts';
import { appealOfSubmission, submissionAppeal } from '../appeals/ownAppeal.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';
import { containing } from '../projects/fold.ts';
import { embedCodeSql, embedUrlSql } from './platforms.ts';

type Schemas = components['schemas'];

/** SQL that joins the preview `v` of a post to its submission `s`. */
const preview = `left join post_preview v on v.submission_id = s.id`;

/** SQL for a submission's content, given `s` and {@link preview}. */
const content = `'contentType', s.type, 'url', s.url, 'embedUrl', ${embedUrlSql}, 'embedCode', ${embedCodeSql},
  'imageUrl', '${MEDIA_URL}' || s.image, 'title', s.title, 'createdAt', ${utc('s.created_at')}, 'points', s.points,
  'preview', case when s.url is not null then json_build_object(
    'state', case when s.gone_at is not null then 'gone' else coalesce(v.state, 'none') end,
    'authorName', v.author_name, 'authorUrl', v.author_url, 'title', v.title, 'text', v.body, 'language', v.language,
    'thumbnail', case when v.image is not null then json_build_object(
      'url', '${MEDIA_URL}' || v.image, 'width', v.image_width, 'height', v.image_height) end) end`;

const submission = `'submissionId', s.id, ${content}, 'status', s.status, 'reason', s.reason,
  'decidedAt', ${utc('s.decided_at')}`;

/** A submission as its author sees it, given `s`, {@link preview} and {@link appealOfSubmission}. */
const ownSubmission = `${submission}, ${submissionAppeal}`;

const member = `'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url`;

/**
 * One submission, as its author sees it. Doesn't check the owner.
 * @plan appeal_pkey, post_preview_pkey, submission_pkey
 */
export const getSubmission = (db: Queryable, id: number) =>
  queryJson<Schemas['Submission']>(
    db,
    `select json_build_object(${ownSubmission})::text as json from submission s ${preview} ${appealOfSubmission} where s.id = $1`,
    [id],
  );

/**
 * A page of a member's submissions, of one type or all, latest first. Without those that they have withdrawn.
 * @plan appeal_pkey, post_preview_pkey, submission_by_user
 */
export const listOwnSubmissions = async (db: Queryable, userId: number, { page, limit }: Paging, type?: 'embed') =>
  (await queryJson<Schemas['SubmissionList']>(
    db,
    `with own as (
       select * from submission where user_id = $1 and ($2::text is null or type = $2) and status <> 'Withdrawn')
     select json_build_object(
       'submissions', coalesce((
         select json_agg(json_build_object(${ownSubmission}) order by s.created_at desc, s.id desc)
         from (select * from own order by created_at desc, id desc limit $3::bigint offset $4::bigint) s
         ${preview} ${appealOfSubmission}), '[]'),
       'metadata', ${metadata('t.total', '$5::bigint', '$3::bigint')})::text as json
     from (select count(*) as total from own) t`,
    [userId, type ?? null, limit, page * limit, page],
  ))!;

/**
 * A page of accepted content of some types, latest first, without posts that are gone.
 * @plan app_user_pkey, post_preview_pkey, submission_accepted, tally_pkey
 */
export const listPosts = async (db: Queryable, types: Schemas['ContentType'][], { page, limit }: Paging) =>
  (await queryJson<Schemas['PostList']>(
    db,
    `select json_build_object(
       'posts', coalesce((
         select json_agg(json_build_object('postId', s.id, ${content}, 'user', json_build_object(${member}, 'isDeleted', u.deleted_at is not null))
           order by s.created_at desc, s.id desc)
         from (
           -- The first rows of each type, in index order. The page is selected from these.
           select s.* from unnest($1::text[]) t (name), lateral (
             select * from submission where status = 'Accepted' and type = t.name and gone_at is null
             order by created_at desc, id desc limit $2::bigint + $3::bigint) s
           order by s.created_at desc, s.id desc limit $2::bigint offset $3::bigint) s
         join app_user u on u.id = s.user_id ${preview}), '[]'),
       'metadata', ${metadata('t.total', '$4::bigint', '$2::bigint')})::text as json
     from (select ${tallyOf(`any(array(select 'accepted ' || type from unnest($1::text[]) type))`)} as total) t`,
    [types, limit, page * limit, page],
  ))!;

/** The filter of an admin's review list. */
export interface ReviewFilter extends Paging {
  isDegen?: boolean | undefined;
  contentType?: string | undefined;
  status?: string | undefined;
  searchTerm?: string | undefined;
  userId?: number | undefined;
}

/**
 * A page of submissions, without withdrawn ones. Those in review are sorted oldest first, the others by latest decision.
 * @plan app_user_pkey, post_preview_pkey, submission_in_review
 */
export async function listSubmissions(db: Queryable, filter: ReviewFilter) {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    ...(filter.isDegen === undefined ? [] : [`u.is_degen = ${parameter(filter.isDegen)}`]),
    ...(filter.contentType ? [`s.type = ${parameter(filter.contentType)}`] : []),
    filter.status ? `s.status = ${parameter(filter.status)}` : `s.status <> 'Withdrawn'`,
    ...(filter.userId === undefined ? [] : [`s.user_id = ${parameter(filter.userId)}`]),
    ...(filter.searchTerm
      ? [`(lower(u.name) || ' ' || lower(u.username)) like ${parameter(containing(filter.searchTerm.toLowerCase()))}`]
      : []),
  ];
  const where = `where ${conditions.join(' and ')}`;
  const order =
    filter.status === 'In Review' ? 's.created_at, s.id' : 'coalesce(s.decided_at, s.created_at) desc, s.id desc';
  const [page, limit] = [`${parameter(filter.page)}::bigint`, `${parameter(filter.limit)}::bigint`];
  const from = `from submission s join app_user u on u.id = s.user_id ${where}`;
  const text = `
    select json_build_object(
      'submissions', coalesce((
        select json_agg(json_build_object(${submission},
          'user', json_build_object(${member}, 'isDegen', u.is_degen)) order by ${order})
        from (select s.* ${from} order by ${order} limit ${limit} offset ${page} * ${limit}) s
        join app_user u on u.id = s.user_id ${preview}), '[]'),
      'inReview', r.whole, 'acceptable', r.acceptable,
      'metadata', ${metadata('t.total', page, limit)})::text as json
    from (select count(*) as total ${from}) t,
      (select count(*) as whole, count(*) filter (where u.disqualified_at is null) as acceptable
       from submission s join app_user u on u.id = s.user_id where s.status = 'In Review') r`;
  return (await queryJson<Schemas['ReviewList']>(db, text, parameters))!;
}
