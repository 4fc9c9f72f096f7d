import type { components } from '@pwr-community/api/schema';
import { previewJoin, shownContent } from '../content/postPreview.sql.ts';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, queryRow, utc } from '../db/queryJson.ts';
import type { Waiting } from '../contract/paging.ts';
import { waitingSql } from '../users/waiting.ts';
import { MEDIA_URL } from '../images/mediaUrl.ts';

type Kind = components['schemas']['ReportedKind'];

/** Maximum number of characters of a subject's text that a report stores. */
const EXCERPT = 300;

/** Maximum number of reports listed per subject. The total counts all of them. */
const LISTED = 20;

/** SQL for the bio and description of project `p`. The bio is omitted if the description begins with it. */
const projectText = `case when starts_with(p.description, p.bio) then p.description else p.bio || E'\\n' || p.description end`;

/** SQL for a subject as visitors currently see it; no row if it isn't published. */
const published = (kind: string, id: string) => `
  select c.user_id as author_id, c.project_id, null as url, p.name as title, left(c.body, ${EXCERPT}) as excerpt
    from comment c join project p on p.id = c.project_id
    where ${kind} = 'comment' and c.id = ${id} and c.deleted_at is null
  union all select p.creator_id, null, null, p.name, left(${projectText}, ${EXCERPT})
    from project p where ${kind} = 'project' and p.id = ${id}
  union all select s.user_id, null, coalesce(s.url, '${MEDIA_URL}' || s.image), coalesce(s.title, s.url), ''
    from submission s where ${kind} = 'post' and s.id = ${id} and s.status = 'Accepted' and s.gone_at is null
  union all select u.id, null, null, u.name, u.username
    from app_user u where ${kind} = 'profile' and u.id = ${id} and u.deleted_at is null`;

/** A subject's author, and the title and excerpt that a report stores. */
interface Published {
  author_id: number;
  title: string;
  excerpt: string;
}

/**
 * A subject to report; undefined if it doesn't exist or isn't published.
 * @plan comment: comment_pkey, project_pkey
 * @plan project: project_pkey
 * @plan post: submission_pkey
 * @plan profile: app_user_pkey
 */
export const getPublished = (db: Queryable, kind: Kind, id: number): Promise<Published | undefined> =>
  queryRow<Published>(db, published('$1::text', '$2::bigint'), [kind, id]);

const openReports = (of: string) =>
  `report r where r.subject_kind = ${of}.subject_kind and r.subject_id = ${of}.subject_id and r.status = 'open'`;

/**
 * SQL condition: admin `$1` may decide the reports about the subject of report `f`. The subject's author may decide
 * only if there is no other admin. An admin who reported the subject may decide only if every other admin is its author
 * or has reported it as well.
 */
const mayDecide = `case
    when f.author_id = $1::bigint then
      not exists (select from app_user o where o.role <> 'User' and o.id <> $1::bigint)
    when exists (select from ${openReports('f')} and r.user_id = $1::bigint) then
      not exists (select from app_user o where o.role <> 'User' and o.id not in ($1::bigint, f.author_id)
        and not exists (select from ${openReports('f')} and r.user_id = o.id))
    else true end`;

const member = (row: string) => `json_build_object('id', ${row}.id, 'name', ${row}.name, 'username', ${row}.username,
  'pictureUrl', ${row}.picture_url, 'isDegen', ${row}.is_degen)`;

/**
 * A page of subjects with open reports, for an admin. By default, the subject with the oldest open report comes first.
 * @plan app_user_pkey, comment_pkey, post_preview_pkey, project_pkey, report_by_id, report_open, submission_pkey
 */
export async function listReports(db: Queryable, adminId: number, waiting: Waiting) {
  const { page, limit } = waiting;
  const parameters: unknown[] = [adminId, limit, page * limit, page];
  const { where, orderBy } = waitingSql(waiting, parameters, {
    names: [
      'a.name',
      'a.username',
      'f.title',
      `(select string_agg(u.name || E'\\n' || u.username, E'\\n') from app_user u
        where u.id in (select r.user_id from ${openReports('g')}))`,
    ],
    since: 'f.created_at',
  });
  const matching = where
    ? `(select g.* from subjects g join report f on f.id = g.first_id join app_user a on a.id = f.author_id
        where true${where})`
    : 'subjects';
  return (await queryJson<components['schemas']['ReportList']>(
    db,
    `with subjects as (
       select subject_kind, subject_id, min(id) as first_id, max(id) as last_id, count(*) as total
       from report where status = 'open' group by subject_kind, subject_id
     )
     select json_build_object(
       'subjects', coalesce((
         select json_agg(json_build_object(
           'firstReportId', g.first_id, 'lastReportId', g.last_id, 'kind', g.subject_kind, 'id', g.subject_id,
           'projectId', now.project_id, 'url', now.url, 'title', f.title, 'excerpt', f.excerpt,
           'post', case when s.id is not null then json_build_object(${shownContent}) end,
           'state', case when now.author_id is null then 'gone'
             when now.excerpt <> f.excerpt or (g.subject_kind <> 'comment' and now.title <> f.title) then 'edited'
             else 'published' end,
           'author', ${member('a')}, 'totalReports', g.total,
           'reports', (
             select json_agg(json_build_object('reportId', r.id, 'user', ${member('u')}, 'reason', r.reason,
               'text', r.body, 'createdAt', ${utc('r.created_at')}) order by r.id)
             from (select r.* from ${openReports('g')} order by r.id limit ${LISTED}) r
             join app_user u on u.id = r.user_id),
           'mayDecide', ${mayDecide}
         ) order by ${orderBy('g.first_id')})
         from (select * from ${matching} m order by ${orderBy('first_id')} limit $2::bigint offset $3::bigint) g
         join report f on f.id = g.first_id join app_user a on a.id = f.author_id
         left join lateral (${published('g.subject_kind', 'g.subject_id')}) now on true
         left join submission s on g.subject_kind = 'post' and now.author_id is not null and s.id = g.subject_id
         ${previewJoin}), '[]'),
       'metadata', ${metadata('t.total', '$4::bigint', '$2::bigint')})::text as json
     from (select count(*) as total from ${matching} m) t`,
    parameters,
  ))!;
}

/**
 * Returns true if an admin may decide the reports about a report's subject; undefined if there is no such report.
 * @plan report_by_id
 */
export const getMayDecide = async (db: Queryable, adminId: number, reportId: number): Promise<boolean | undefined> =>
  (
    await queryRow<{ may: boolean }>(db, `select ${mayDecide} as may from report f where f.id = $2::bigint`, [
      adminId,
      reportId,
    ])
  )?.may;
