import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import type { Language } from '../http/language.ts';
import type { Paging } from '../http/paging.ts';

/** The kinds of activity: each from its own table, by the member in `$1`, as far as the page reaches. */
const sources = [
  `select 'points' as kind, coalesce(q.title ->> $2::text, e.reason) as title, e.delta as points,
     null::bigint as project_id, e.created_at
   from point_entry e left join quest q on q.id = e.quest_id where e.user_id = $1`,
  `select 'upvote', p.name, null, p.id, v.created_at
   from project_upvote v join project p on p.id = v.project_id where v.user_id = $1`,
  `select 'comment', p.name, null, p.id, c.created_at
   from comment c join project p on p.id = c.project_id where c.user_id = $1 and c.deleted_at is null`,
  `select 'project', p.name, null, p.id, p.created_at from project p where p.creator_id = $1`,
];

/** A page of what a member did, the latest first. */
export const listActivity = async (db: Queryable, userId: number, { page, limit }: Paging, language: Language) =>
  (await queryJson<components['schemas']['Activities']>(
    db,
    `with activity as (${sources.join(' union all ')})
     select json_build_object(
       'activities', coalesce((
         select json_agg(json_build_object('kind', a.kind, 'title', a.title, 'points', a.points,
           'projectId', a.project_id, 'createdAt', ${utc('a.created_at')}) order by a.created_at desc, a.kind, a.title)
         from (select * from activity order by created_at desc, kind, title limit $3::bigint offset $4::bigint) a), '[]'),
       'metadata', ${metadata('t.total', '$5::bigint', '$3::bigint')})::text as json
     from (select count(*) as total from activity) t`,
    [userId, language, limit, page * limit, page],
  ))!;
