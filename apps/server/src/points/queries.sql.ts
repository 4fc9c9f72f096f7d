import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import type { Language } from '../contract/language.ts';
import type { Paging } from '../contract/paging.ts';

type PointHistory = components['schemas']['PointHistory'];

/**
 * A page of a member's ledger, newest entry first; undefined for an unknown member.
 * @param isForAdmin true to include the ids of admins' calls
 * @plan app_user_pkey, point_entry_by_time, quest_pkey
 */
export const listPoints = (
  db: Queryable,
  userId: number,
  { page, limit }: Paging,
  language: Language,
  isForAdmin = false,
) =>
  queryJson<PointHistory>(
    db,
    `select json_build_object(
       'totalPoints', u.total_points,
       'entries', coalesce((
         select json_agg(json_build_object(
           'kind', e.kind, 'points', e.delta, 'reason', coalesce(q.title ->> $5::text, e.reason), 'createdAt', ${utc('e.created_at')},
           'actor', case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end,
           'auditId', case when $6::boolean then e.action_id end
         ) order by e.created_at desc, e.entry_key)
         from (select * from point_entry where user_id = $1 order by created_at desc, entry_key
               limit $2::bigint offset $3::bigint) e
         left join app_user a on a.id = e.actor_id left join quest q on q.id = e.quest_id), '[]'),
       'metadata', ${metadata('t.total', '$4::bigint', '$2::bigint')}
     )::text as json
     from app_user u, (select count(*) as total from point_entry where user_id = $1) t
     where u.id = $1`,
    [userId, limit, page * limit, page, language, isForAdmin],
  );
