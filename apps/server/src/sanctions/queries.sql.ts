import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, queryRow, utc } from '../db/queryJson.ts';
import type { Paging } from '../contract/paging.ts';
import { membersAbove } from '../points/boards.sql.ts';
import { foundUser } from '../users/searchUsers.sql.ts';

type Schemas = components['schemas'];

/** Maximum number of sanctions listed per member. */
const LISTED = 20;

/** SQL for the time until which member `u` is silenced, given the current time; null if they aren't. */
const silencedUntil = (now: string) => `case when u.silenced_until > ${now} then ${utc('u.silenced_until')} end`;

/** SQL condition for the members `u` with each mark. */
const marks: Record<Schemas['MemberMark'], string> = {
  disqualified: 'u.disqualified_at is not null and u.deleted_at is null and $1::timestamptz is not null',
  silenced: 'u.silenced_until is not null and u.silenced_until > $1::timestamptz',
  degen: 'u.is_degen and $1::timestamptz is not null',
  proposed: `u.id in (select user_id from sanction where status = 'proposed') and $1::timestamptz is not null`,
};

/**
 * A page of the members with a mark, newest accounts first.
 * @plan disqualified: app_user_disqualified
 * @plan silenced: app_user_silenced
 * @plan degen: app_user_marked_degen
 * @plan proposed: app_user_pkey, sanction_proposed
 */
export const listMarkedMembers = async (
  db: Queryable,
  mark: Schemas['MemberMark'],
  { page, limit }: Paging,
  now: Date,
) =>
  (await queryJson<Schemas['MarkedMembers']>(
    db,
    `select json_build_object(
       'users', coalesce((select json_agg(${foundUser} order by u.id desc) from (
         select u.* from app_user u where ${marks[mark]} order by u.id desc limit $2::bigint offset $3::bigint) u), '[]'),
       'metadata', ${metadata('t.total', '$4::bigint', '$2::bigint')})::text as json
     from (select count(*) as total from app_user u where ${marks[mark]}) t`,
    [now, limit, page * limit, page],
  ))!;

const admin = (row: string) => `case when ${row}.id is not null then
  json_build_object('id', ${row}.id, 'name', ${row}.name) end`;

/**
 * A member's record for admins who decide about them; undefined if there is no such member.
 * @plan app_user_pkey, point_histogram_by_points, report_by_author, sanction_pkey, submission_by_user, wallet_of_member_pkey
 */
export const getMemberRecord = async (
  db: Queryable,
  userId: number,
  adminId: number,
  now: Date,
): Promise<Omit<Schemas['MemberRecord'], 'looksLike'> | undefined> => {
  const row = await queryRow<{ json: string }>(
    db,
    `select json_build_object(
       'userId', u.id,
       'rank', case when u.disqualified_at is null and u.total_points > 0 then
         1 + ${membersAbove('all', 'u.total_points')} end,
       'accepted', s.accepted, 'rejected', s.rejected, 'openReports', r.open, 'upheldReports', r.upheld,
       'wallet', (select address from wallet_of_member where user_id = u.id),
       'disqualified', u.disqualified_at is not null, 'silencedUntil', ${silencedUntil('$3::timestamptz')},
       'sanctions', coalesce((
         select json_agg(json_build_object('id', x.id, 'kind', x.kind, 'status', x.status, 'reason', x.reason,
           'days', x.days, 'actor', ${admin('a')}, 'decidedBy', ${admin('d')}, 'createdAt', ${utc('x.created_at')},
           'mayConfirm', x.status = 'proposed' and $2::bigint not in (x.user_id, x.actor_id),
           'mayCancel', x.status = 'proposed' and $2::bigint <> x.user_id) order by x.id desc)
         from (select * from sanction where user_id = u.id order by id desc limit ${LISTED}) x
         left join app_user a on a.id = x.actor_id left join app_user d on d.id = x.decided_by), '[]'))::text as json
     from app_user u,
       lateral (select count(*) filter (where status = 'Accepted') as accepted,
         count(*) filter (where status = 'Rejected') as rejected from submission where user_id = u.id) s,
       lateral (select count(*) filter (where status = 'open') as open, count(*) filter (where status = 'upheld') as upheld
         from report where author_id = u.id) r
     where u.id = $1::bigint and u.deleted_at is null`,
    [userId, adminId, now],
  );
  return row && (JSON.parse(row.json) as Schemas['MemberRecord']);
};
