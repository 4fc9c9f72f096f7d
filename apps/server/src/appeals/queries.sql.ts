import type { components } from '@pwr-community/api/schema';
import { previewJoin, shownContent } from '../content/postPreview.sql.ts';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, queryRow, utc } from '../db/queryJson.ts';
import type { Language } from '../contract/language.ts';
import type { Waiting } from '../contract/paging.ts';
import { waitingSql } from '../users/waiting.ts';

const otherAdmin = (...ids: string[]) =>
  `exists (select from app_user o where o.role <> 'User' and o.id not in (${ids.join(', ')}))`;

/** SQL condition that is true if the admin `$1` may decide the appeal `a`. See `refuseFirstAdmin`. */
const mayDecide = `case
    when a.user_id = $1::bigint then not ${otherAdmin('$1::bigint')}
    when a.first_by = $1::bigint then not ${otherAdmin('$1::bigint', 'a.user_id')}
    else true end`;

/** SQL for open appeals `a` and their subjects. Leaves out appeals whose subject has been decided again since. */
export const openAppeals = (joins = '') => `appeal a
  left join submission s on s.id = a.submission_id and s.status = 'Rejected' and s.decisions = a.decision
  left join quest_progress p on p.user_id = a.user_id and p.quest_id = a.quest_id and p.state = 'failed'
    and p.moves = a.decision
  ${joins}
  where a.status = 'open' and (s.id is not null or p.user_id is not null)`;

/**
 * Returns a page of open appeals for an admin, oldest first by default.
 * @plan app_user_pkey, appeal_open, post_preview_pkey, quest_pkey, quest_progress_pkey, submission_pkey
 */
export async function listAppeals(db: Queryable, adminId: number, waiting: Waiting, language: Language) {
  const { page, limit } = waiting;
  const parameters = [adminId, language, limit, page * limit, page];
  const { where, orderBy } = waitingSql(waiting, parameters, {
    names: ['u.name', 'u.username', 's.title', 's.url', 'q.title ->> $2::text'],
    since: 'a.created_at',
  });
  const matching = where
    ? `${openAppeals(`join app_user u on u.id = a.user_id left join quest q on q.id = a.quest_id`)}${where}`
    : openAppeals();
  return (await queryJson<components['schemas']['AppealList']>(
    db,
    `select json_build_object(
       'appeals', coalesce((
         select json_agg(json_build_object(
           'appealId', a.id, 'text', a.body, 'createdAt', ${utc('a.created_at')},
           'user', json_build_object('id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url,
             'isDegen', u.is_degen),
           'submission', case when s.id is not null then json_build_object('id', s.id, 'contentType', s.type,
             ${shownContent}) end,
           'quest', case when q.id is not null then json_build_object('id', q.id, 'title', q.title ->> $2::text,
             'kind', q.kind, 'points', q.points, 'url', p.proof_url, 'text', p.proof_text) end,
           'firstAdmin', case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end,
           'firstDecidedAt', ${utc('a.first_at')}, 'firstReason', a.first_reason, 'mayDecide', ${mayDecide}
         ) order by ${orderBy('a.created_at', 'a.id')})
         from (select a.* from ${matching} order by ${orderBy('a.created_at', 'a.id')}
               limit $3::bigint offset $4::bigint) a
         join app_user u on u.id = a.user_id left join app_user f on f.id = a.first_by
         left join submission s on s.id = a.submission_id ${previewJoin}
         left join quest q on q.id = a.quest_id
         left join quest_progress p on p.user_id = a.user_id and p.quest_id = a.quest_id), '[]'),
       'metadata', ${metadata('t.total', '$5::bigint', '$3::bigint')})::text as json
     from (select count(*) as total from ${matching}) t`,
    parameters,
  ))!;
}

/**
 * Returns whether an admin may decide an appeal; undefined if there is no such appeal.
 * @plan appeal_by_id
 */
export const getMayDecide = async (db: Queryable, adminId: number, appealId: number): Promise<boolean | undefined> =>
  (
    await queryRow<{ may: boolean }>(db, `select ${mayDecide} as may from appeal a where a.id = $2::bigint`, [
      adminId,
      appealId,
    ])
  )?.may;
