import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import type { Language } from '../contract/language.ts';
import type { Paging } from '../contract/paging.ts';

/**
 * The types of activity of member `$1`, one per table. Lists follow an index, so they read no rows after the page.
 */
const sources: [table: string, mine: string, order: string, columns: string][] = [
  [
    'point_entry',
    'e.user_id = $1',
    'e.created_at desc, e.entry_key',
    `'points', null::bigint, e.kind, e.delta, e.reason, e.quest_id, e.entry_key`,
  ],
  [
    'project_upvote',
    'e.user_id = $1',
    'e.created_at desc, e.project_id desc',
    `'upvote', e.project_id, null, null, null, null, null`,
  ],
  [
    'comment',
    'e.user_id = $1 and e.deleted_at is null',
    'e.created_at desc, e.id desc',
    `'comment', e.project_id, null, null, null, null, null`,
  ],
  ['project', 'e.creator_id = $1', 'e.created_at desc, e.id desc', `'project', e.id, null, null, null, null, null`],
];

const lists = sources.map(
  ([table, mine, order, columns]) =>
    `(select e.created_at, ${columns} from ${table} e where ${mine} order by ${order} limit $3::bigint + $4::bigint)`,
);
const counts = sources.map(([table, mine]) => `(select count(*) from ${table} e where ${mine})`);

/**
 * A page of a member's activity, latest first.
 * @plan comment_by_user, point_entry_by_time, project_by_creator, project_upvote_by_time
 */
export const listActivity = async (db: Queryable, userId: number, { page, limit }: Paging, language: Language) =>
  (await queryJson<components['schemas']['Activities']>(
    db,
    `with activity (created_at, kind, project_id, cause, points, reason, quest_id, key) as (${lists.join(' union all ')}),
     page as (
       select a.*, row_number() over () as place
       from (select * from activity order by created_at desc, kind, project_id desc, key limit $3::bigint offset $4::bigint) a
     )
     select json_build_object(
       'activities', coalesce((
         select json_agg(json_build_object('kind', a.kind, 'cause', a.cause, 'title', coalesce(p.name, q.title ->> $2::text, a.reason),
           'points', a.points, 'projectId', a.project_id, 'createdAt', ${utc('a.created_at')}) order by a.place)
         from page a left join project p on p.id = a.project_id left join quest q on q.id = a.quest_id), '[]'),
       'metadata', ${metadata('t.total', '$5::bigint', '$3::bigint')})::text as json
     from (select ${counts.join(' + ')} as total) t`,
    [userId, language, limit, page * limit, page],
  ))!;
