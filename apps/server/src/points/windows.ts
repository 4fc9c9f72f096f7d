import { CompiledQuery } from 'kysely';
import type { Database } from '../db/database.ts';
import { withRetry } from '../db/withRetry.ts';
import { countMoves } from './boards.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days of members that one transaction takes out. */
const BATCH = 1000;

const windows = [
  { board: 'week', days: 7 },
  { board: 'month', days: 30 },
] as const;

/**
 * Takes the days that are past out of the totals of the last 7 and 30 days. A day is marked as it goes, so that several
 * processes can do so at once, and one that was ended goes on where it was.
 */
export async function rollWindows(db: Database, now: Date): Promise<void> {
  for (const { board, days } of windows) {
    const last = new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
    for (let taken = BATCH; taken === BATCH;) {
      taken = await withRetry(db, async (trx) => {
        const { rows } = await trx.executeQuery<{ taken: number }>(CompiledQuery.raw(roll(board), [last, BATCH]));
        return rows[0]!.taken;
      });
    }
  }
}

/** How long after midnight a day is counted, in ms: whatever was being written at its end is there by then. */
const GRACE = 30 * 60 * 1000;

/**
 * Counts the days that are over, by which a summary tells how many members earned in a window. They do not change any
 * more, so two processes count the same. It goes before {@link rollWindows}, which takes the marks away that it looks for.
 */
export async function countReturns(db: Database, now: Date): Promise<void> {
  const last = new Date(now.getTime() - GRACE - DAY).toISOString().slice(0, 10);
  await withRetry(db, (trx) => trx.executeQuery(CompiledQuery.raw(count, [last])));
}

const before = (isSame: string) => `coalesce((
  select b.day from point_day b where b.user_id = d.user_id and b.day < d.day ${isSame} order by b.day desc limit 1
), '-infinity')`;

const count = `
  with days as materialized (
    select user_id, day, kind, points from point_day
    where in_month and day <= $1::date
      and day > (select coalesce(max(day), '-infinity') from point_return where kind = 'all')
  )
  insert into point_return (kind, day, previous, members, points)
  select kind, day, previous, count(*), sum(points) from (
    select kind, day, ${before('and b.kind = d.kind')} as previous, points from days d
    union all
    select 'all', day, ${before('')}, points
    from (select user_id, day, sum(points) as points from days group by 1, 2) d
  ) r group by 1, 2, 3
  on conflict do nothing`;

const roll = (board: 'week' | 'month') => `
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
  ), counted as (${countMoves('moved', { [board]: ['m.now', 'm.before'] })})
  select count(*) as taken from past`;
