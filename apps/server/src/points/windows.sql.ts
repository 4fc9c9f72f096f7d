import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { countMoves, movesOn } from './boards.sql.ts';

/** SQL for the last day before day `d` on which the same member's points changed. */
const dayBefore = (isSame: string) => `coalesce((
  select b.day from point_day b where b.user_id = d.user_id and b.day < d.day ${isSame} order by b.day desc limit 1
), '-infinity')`;

const countText = `
  with days as materialized (
    select user_id, day, kind, points from point_day
    where in_month and day <= $1::date
      and day > (select coalesce(max(day), '-infinity') from point_return where kind = 'all')
  )
  insert into point_return (kind, day, previous, members, points)
  select kind, day, previous, count(*), sum(points) from (
    select kind, day, ${dayBefore('and b.kind = d.kind')} as previous, points from days d
    union all
    select 'all', day, ${dayBefore('')}, points
    from (select user_id, day, sum(points) as points from days group by 1, 2) d
  ) r group by 1, 2, 3
  on conflict do nothing`;

const leaveText = (board: 'week' | 'month') => `
  with past as (
    select user_id, day, kind from point_day where in_${board} and day <= $1::date
    order by user_id limit $2 for update skip locked
  ), left_out as (
    update point_day d set in_${board} = false from past p
    where d.user_id = p.user_id and d.day = p.day and d.kind = p.kind
    returning d.user_id, d.points
  ), moves as (
    select user_id, sum(points)::bigint as points from left_out group by user_id
  ), moved as (
    update app_user u set ${board}_points = u.${board}_points - m.points
    from moves m where u.id = m.user_id
    returning u.id, u.disqualified_at, u.${board}_points as now, u.${board}_points + m.points as before
  ), counted as (${countMoves(movesOn('moved', { [board]: ['m.now', 'm.before'] }))})
  select count(*) as taken from past`;

/**
 * Counts the days up to `last` that aren't in `point_return` yet, and adds them to it.
 * @plan point_day_in_month, point_day_pkey, point_return_pkey
 */
export const countDays = (trx: Transaction<DB>, last: string) => trx.executeQuery(CompiledQuery.raw(countText, [last]));

/**
 * Removes up to `limit` rows of days up to `last` from a window, skipping rows that another process has locked.
 * @returns the number of removed rows
 * @plan app_user_pkey, point_day_pkey
 */
export async function leaveWindow(
  trx: Transaction<DB>,
  board: 'week' | 'month',
  last: string,
  limit: number,
): Promise<number> {
  const { rows } = await trx.executeQuery<{ taken: number }>(CompiledQuery.raw(leaveText(board), [last, limit]));
  return rows[0]!.taken;
}
