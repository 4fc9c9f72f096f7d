import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { endOf, startOf } from '../db/days.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import { tallyOf } from '../db/tally.sql.ts';
import type { Paging } from '../contract/paging.ts';
import { appealOfSubmission, submissionAppeal } from '../appeals/ownAppeal.ts';
import { containing } from '../projects/fold.ts';
import { embedCodeSql, embedUrlSql } from './platforms.ts';
import { previewJoin, shownContent } from './postPreview.sql.ts';

type Schemas = components['schemas'];

/** SQL for a submission's content, given `s` and {@link previewJoin}. */
const content = `'contentType', s.type, ${shownContent}, 'embedUrl', ${embedUrlSql}, 'embedCode', ${embedCodeSql},
  'createdAt', ${utc('s.created_at')}, 'points', s.points`;

const submission = `'submissionId', s.id, ${content}, 'status', s.status, 'reason', s.reason,
  'decidedAt', ${utc('s.decided_at')}`;

/** SQL for a submission as its author sees it, given `s`, {@link previewJoin} and {@link appealOfSubmission}. */
const ownSubmission = `${submission}, ${submissionAppeal}`;

const member = `'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url`;

/**
 * Returns a submission as its author sees it. Doesn't check the owner.
 * @plan appeal_pkey, post_preview_pkey, submission_pkey
 */
export const getSubmission = (db: Queryable, id: number) =>
  queryJson<Schemas['Submission']>(
    db,
    `select json_build_object(${ownSubmission})::text as json from submission s ${previewJoin} ${appealOfSubmission} where s.id = $1`,
    [id],
  );

/**
 * Returns a page of a member's submissions, of one type or all, latest first. Excludes withdrawn ones.
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
         ${previewJoin} ${appealOfSubmission}), '[]'),
       'metadata', ${metadata('t.total', '$5::bigint', '$3::bigint')})::text as json
     from (select count(*) as total from own) t`,
    [userId, type ?? null, limit, page * limit, page],
  ))!;

/**
 * Returns a page of accepted content of the given types, latest first, without posts that are gone.
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
         join app_user u on u.id = s.user_id ${previewJoin}), '[]'),
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
  /** First and last day of submission, in UTC. */
  submittedFrom?: string | undefined;
  submittedTo?: string | undefined;
  /** Only submissions with a higher id. */
  newerThan?: number | undefined;
  sort?: 'oldest' | 'newest' | 'points' | 'reports' | undefined;
}

/** SQL for the number of open reports about the content of member `u`. */
const reports = `(select count(*) from report r where r.author_id = u.id and r.status = 'open')`;

/** SQL for the claim on submission `s` that is in force at the time `now`; null if there is none. */
const claim = (now: string) => `(select json_build_object('admin', json_build_object('id', a.id, 'name', a.name),
  'until', ${utc('c.until')}) from submission_claim c join app_user a on a.id = c.admin_id
  where c.submission_id = s.id and c.until > ${now})`;

/** SQL for the sort orders that an admin can choose. */
const orders = {
  oldest: 's.created_at, s.id',
  newest: 's.created_at desc, s.id desc',
  points: `case when s.status = 'Accepted' then s.points else u.total_points end desc, s.created_at, s.id`,
  reports: `${reports} desc, s.created_at, s.id`,
};

/**
 * Returns a page of submissions, without withdrawn ones. By default, the list of those in review is sorted oldest
 * first, and any other list by latest decision.
 * @plan app_user_pkey, post_preview_pkey, report_of_author, submission_in_review
 * @plan by reports: app_user_pkey, post_preview_pkey, report_of_author, submission_in_review
 */
export async function listSubmissions(db: Queryable, filter: ReviewFilter, now: Date) {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const term = filter.searchTerm?.toLowerCase().replace(/^https?:\/\/(?:www\.)?/, '');
  const conditions = [
    ...(filter.isDegen === undefined ? [] : [`u.is_degen = ${parameter(filter.isDegen)}`]),
    ...(filter.contentType ? [`s.type = ${parameter(filter.contentType)}`] : []),
    filter.status ? `s.status = ${parameter(filter.status)}` : `s.status <> 'Withdrawn'`,
    ...(filter.userId === undefined ? [] : [`s.user_id = ${parameter(filter.userId)}`]),
    ...(filter.submittedFrom ? [`s.created_at >= ${startOf(parameter(filter.submittedFrom))}`] : []),
    ...(filter.submittedTo ? [`s.created_at < ${endOf(parameter(filter.submittedTo))}`] : []),
    ...(filter.newerThan === undefined ? [] : [`s.id > ${parameter(filter.newerThan)}::bigint`]),
    ...(term
      ? [
          `lower(concat_ws(E'\\n', u.name, u.username, s.title, s.url,
            (select v.title from post_preview v where v.submission_id = s.id))) like ${parameter(containing(term))}`,
        ]
      : []),
  ];
  const where = `where ${conditions.join(' and ')}`;
  const usual = filter.status === 'In Review' ? orders.oldest : 'coalesce(s.decided_at, s.created_at) desc, s.id desc';
  const order = filter.sort ? orders[filter.sort] : usual;
  const [page, limit] = [`${parameter(filter.page)}::bigint`, `${parameter(filter.limit)}::bigint`];
  const from = `from submission s join app_user u on u.id = s.user_id ${where}`;
  const text = `
    select json_build_object(
      'submissions', coalesce((
        select json_agg(json_build_object(${submission}, 'message', s.message, 'reports', ${reports},
          'decidedBy', (select json_build_object('id', d.id, 'name', d.name) from app_user d where d.id = s.decided_by),
          'claim', ${claim(`${parameter(now)}::timestamptz`)},
          'user', json_build_object(${member}, 'isDegen', u.is_degen,
            'isDisqualified', u.disqualified_at is not null)) order by ${order})
        from (select s.* ${from} order by ${order} limit ${limit} offset ${page} * ${limit}) s
        join app_user u on u.id = s.user_id ${previewJoin}), '[]'),
      'inReview', r.whole, 'acceptable', r.acceptable,
      'latestId', coalesce((select max(id) from submission), 0),
      'metadata', ${metadata('t.total', page, limit)})::text as json
    from (select count(*) as total ${from}) t,
      (select count(*) as whole, count(*) filter (where u.disqualified_at is null) as acceptable
       from submission s join app_user u on u.id = s.user_id where s.status = 'In Review') r`;
  return (await queryJson<Schemas['ReviewList']>(db, text, parameters))!;
}
