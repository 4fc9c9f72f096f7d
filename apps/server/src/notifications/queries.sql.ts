import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { queryJson, queryRow, utc } from '../db/queryJson.ts';
import type { Language } from '../contract/language.ts';

/** Maximum number of unread notifications to count. */
const COUNTED = 100;

/**
 * SQL condition that omits the kinds that member $1 hides in the app. The planner takes a comparison with an array for
 * so selective that it would read and sort all of the member's notifications.
 */
const shown = (row: string) => `not exists (
    select from notification_setting s where s.user_id = $1 and s.kind = ${row}.kind and not s.in_app)`;

/** SQL for the announcements to member $1, with the columns that they share with the member's own notifications. */
const announced = `select a.id, a.kind, not exists (
    select from announcement_read r where r.user_id = $1 and r.announcement_id = a.id) as is_unread, a.created_at, a.happens_at
  from announcement a where ${shown('a')} and a.happens_at >= (select created_at from app_user where id = $1)`;

const unread = `(select count(*) from (
  (select from notification n where user_id = $1 and is_unread and ${shown('n')} limit ${COUNTED})
  union all (select from (${announced}) a where is_unread) limit ${COUNTED}) counted)`;

/** Columns that only the member's own notifications have, with their types. */
const own = {
  actor_id: 'bigint',
  project_id: 'bigint',
  comment_id: 'bigint',
  quest_id: 'bigint',
  submission_id: 'bigint',
  points: 'bigint',
  upvotes: 'integer',
  days: 'integer',
  reason: 'text',
  message: 'text',
  reported: 'text',
};
const columns = ['id', 'kind', 'is_unread', 'created_at', ...Object.keys(own)].map((name) => `n.${name}`).join(', ');
const nulls = Object.values(own)
  .map((type) => `null::${type}`)
  .join(', ');

/** SQL for a row's cursor: its unread state, its time in microseconds and its id. */
const cursorOf = (row: string) =>
  `${row}.is_unread::int || '-' || (extract(epoch from ${row}.created_at) * 1000000)::bigint || '-' || ${row}.id`;

const before = `(n.is_unread, n.created_at, n.id) <
  ($4::int = 1, 'epoch'::timestamptz + $5::bigint * interval '1 microsecond', $6::bigint)`;

/**
 * A page of a member's notifications: unread ones first, and within each group the newest first.
 * @plan app_user_pkey, notification_in_order, notification_setting_pkey, project_pkey, quest_pkey, submission_pkey
 * @plan after a cursor: app_user_pkey, notification_in_order, notification_setting_pkey, project_pkey, quest_pkey, submission_pkey
 */
export async function listNotifications(
  db: Queryable,
  userId: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  language: Language,
) {
  const position = cursor?.split('-').map(Number) ?? [];
  return (await queryJson<components['schemas']['NotificationList']>(
    db,
    `with own as (
       select ${columns}, null::timestamptz as happens_at
       from notification n where n.user_id = $1 and ${shown('n')} ${cursor === undefined ? '' : `and ${before}`}
       order by n.is_unread desc, n.created_at desc, n.id desc limit $2::integer + 1
     ), found as (
       select * from own
       union all select n.id, n.kind, n.is_unread, n.created_at, ${nulls}, n.happens_at
       from (${announced}) n ${cursor === undefined ? '' : `where ${before}`}
       order by is_unread desc, created_at desc, id desc limit $2::integer + 1
     ), page as (select * from found order by is_unread desc, created_at desc, id desc limit $2::integer)
     select json_build_object(
       'unread', ${unread},
       'nextCursor', case when (select count(*) from found) > $2::integer then
         (select ${cursorOf('n')} from page n order by is_unread, created_at, id limit 1) end,
       'notifications', coalesce((
         select json_agg(json_build_object(
           'id', n.id, 'kind', n.kind, 'isUnread', n.is_unread, 'createdAt', ${utc('n.created_at')},
           'actor', case when u.id is not null then
             json_build_object('id', u.id, 'name', u.name, 'pictureUrl', u.picture_url) end,
           'project', case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end,
           'commentId', n.comment_id,
           'quest', case when q.id is not null then json_build_object('id', q.id, 'title', q.title ->> $3::text) end,
           'submission', case when s.id is not null then json_build_object('id', s.id, 'contentType', s.type) end,
           'points', n.points, 'upvotes', n.upvotes, 'reason', n.reason, 'days', n.days, 'message', n.message,
           'reported', n.reported, 'happensAt', ${utc('n.happens_at')},
           'needsWallet', n.kind = 'airdrop-closing' and not exists (
             select from wallet_of_member where user_id = $1)
         ) order by n.is_unread desc, n.created_at desc, n.id desc)
         from page n left join app_user u on u.id = n.actor_id and u.deleted_at is null left join project p on p.id = n.project_id
         left join quest q on q.id = n.quest_id left join submission s on s.id = n.submission_id), '[]'))::text as json`,
    [userId, limit, language, ...position],
  ))!;
}

/**
 * Number of a member's unread notifications, at most 100.
 * @plan notification_in_order, notification_setting_pkey
 */
export const countUnread = async (db: Queryable, userId: number): Promise<number> =>
  (await queryRow<{ unread: number }>(db, `select ${unread} as unread`, [userId]))!.unread;
