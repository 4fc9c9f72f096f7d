import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { boards, type Board } from './boards.ts';
import { countMoves, isOnKindBoard, movesOn, sumMoves } from './boards.sql.ts';

/** New and old points for each board: 0 and the column, or the reverse for a reinstated member. */
const movesOf = (isJoining: boolean) =>
  Object.fromEntries(
    Object.entries(boards).map(([board, column]) => [board, isJoining ? [`m.${column}`, '0'] : ['0', `m.${column}`]]),
  ) as Record<Board, [now: string, before: string]>;

const boardsText = (isJoining: boolean) => `
  with member as (select * from app_user where id = $1)
  ${countMoves(`${movesOn('member', movesOf(isJoining))}
    union all
    select m.id, m.disqualified_at, 'kind ' || k.kind, ${isJoining ? 'k.points, 0' : '0, k.points'}
    from member m join point_kind k on k.user_id = m.id
    where ${isOnKindBoard}`)}`;

const sumsText = (sign: '' | '-') =>
  sumMoves(`
  select user_id, kind, ${sign}points as points, ${sign}1 as members from point_kind where user_id = $1
  union all select user_id, 'all', ${sign}sum(points), ${sign}1 from point_kind
    where user_id = $1 and kind <> 'disqualification' group by user_id`);

/**
 * Removes a member from the histogram of every board.
 * @plan app_user_pkey, point_kind_pkey
 */
export const leaveBoards = (trx: Transaction<DB>, userId: number) =>
  trx.executeQuery(CompiledQuery.raw(boardsText(false), [userId]));

/**
 * Subtracts a member's points from the sums of all kinds.
 * @plan app_user_pkey, point_kind_pkey
 */
export const leaveSums = (trx: Transaction<DB>, userId: number) =>
  trx.executeQuery(CompiledQuery.raw(sumsText('-'), [userId]));

/**
 * Adds a member, who must no longer be disqualified, to the histogram of every board.
 * @plan app_user_pkey, point_kind_pkey
 */
export const joinBoards = (trx: Transaction<DB>, userId: number) =>
  trx.executeQuery(CompiledQuery.raw(boardsText(true), [userId]));

/**
 * Adds a member's points to the sums of all kinds.
 * @plan app_user_pkey, point_kind_pkey
 */
export const joinSums = (trx: Transaction<DB>, userId: number) =>
  trx.executeQuery(CompiledQuery.raw(sumsText(''), [userId]));

/** SQL for the member's last day with points before day `t`, like the column `previous` of `point_return`. */
const dayBefore = (isSame: string) => `coalesce((
    select b.day from point_day b where b.user_id = $1 and b.day < t.day ${isSame} order by b.day desc limit 1
  ), '-infinity')`;

// Each CTE sees the tables as they were before the statement.
const returnText = `
  with taken as materialized (
    select day, points, in_week, in_month from point_day
    where user_id = $1 and kind = 'disqualification' and points <> 0
    for update
  ), back as (
    select coalesce(-sum(points), 0)::bigint as total,
      coalesce(-sum(points) filter (where in_week), 0)::bigint as week,
      coalesce(-sum(points) filter (where in_month), 0)::bigint as month
    from taken
  ), entry as (
    insert into point_entry (user_id, entry_key, kind, delta, reason, actor_id, action_id, created_at)
    select $1, $2, 'disqualification', total, 'Reinstatement', $3::bigint, $4::bigint, $5::timestamptz from back
  ), days as (
    update point_day set points = 0 where user_id = $1 and kind = 'disqualification' and points <> 0
  ), counted as (
    update point_return r set points = r.points - t.points
    from (
      select 'disqualification' as kind, t.day, ${dayBefore(`and b.kind = 'disqualification'`)} as previous, t.points
        from taken t
      union all select 'all', t.day, ${dayBefore('')}, t.points from taken t
    ) t where r.kind = t.kind and r.day = t.day and r.previous = t.previous
  ), by_kind as (
    update point_kind k set points = k.points + b.total from back b
    where k.user_id = $1 and k.kind = 'disqualification'
  )
  update app_user u set total_points = u.total_points + b.total, week_points = u.week_points + b.week,
    month_points = u.month_points + b.month
  from back b where u.id = $1
  returning b.total as points`;

/**
 * Gives back the points that disqualifications took from a member, with one entry for the exact sum. Sets these losses
 * to 0 in the daily sums, so that a day's board shows the points earned on that day. The caller has locked the counting
 * of days and the member, who is on no board.
 * @returns the points given back
 * @plan app_user_pkey, point_day_pkey, point_kind_pkey, point_return_pkey
 */
export async function returnPoints(
  trx: Transaction<DB>,
  { userId, key, actorId, actionId }: { userId: number; key: string; actorId: number; actionId: number | null },
  now: Date,
): Promise<number> {
  const { rows } = await trx.executeQuery<{ points: number }>(
    CompiledQuery.raw(returnText, [userId, key, actorId, actionId, now.toISOString()]),
  );
  return rows[0]!.points;
}
