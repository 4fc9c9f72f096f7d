import { HISTOGRAM_SHARDS, SUM_SHARDS } from '../db/shards.ts';
import { kindBoards, pointKinds, STEPS, type Board, type CountedBoard } from './boards.ts';

/** SQL condition on the days `d` that allows all kinds. Listing them makes the index by shard, kind and day usable. */
export const ofAllKinds = `d.kind in ('${pointKinds.join("', '")}')`;

/** SQL for the number of members on a board. */
export const membersOn = (board: CountedBoard) =>
  `(select coalesce(sum(members), 0)::bigint from point_histogram where board = '${board}' and step = ${STEPS[0]})`;

/**
 * SQL for the number of members on a board with more points. Counts the coarsest rows above, then the finer rows above
 * within the same coarse row, and so on.
 */
export const membersAbove = (board: CountedBoard, points: string) => `(
  select coalesce(sum(members), 0)::bigint from (${STEPS.map(
    (step, index) => `
    select h.members from point_histogram h where h.board = '${board}' and h.step = ${step} and h.points > ${points}
      ${index > 0 ? `and h.points < (${points} / ${STEPS[index - 1]} + 1) * ${STEPS[index - 1]}` : ''}`,
  ).join(' union all ')}) h)`;

/**
 * SQL for CTEs that rank the members of a page by points. The last one, `ranked`, adds a `rank`. The first member's
 * rank comes from the histogram, and the others follow from their positions on the page.
 * @param page name of a query with the members' `points`
 */
export const rankedBy = (board: CountedBoard, page: string) => `
  first as (
    select max(points) as points from ${page}
  ), above as materialized (
    -- Counted once instead of for each member on the page.
    select ${membersAbove(board, 'f.points')} as more, (
      select coalesce(sum(h.members), 0)::bigint from point_histogram h
      where h.board = '${board}' and h.step = 1 and h.points = f.points) as same
    from first f
  ), ranked as (
    select p.*, 1 + a.more + case when p.points = f.points then 0
      else a.same + rank() over (order by p.points desc) - 1 - count(*) filter (where p.points = f.points) over () end
      as rank
    from ${page} p, first f, above a
  )`;

/** SQL condition on the rows `k` of `point_kind` whose kind has its own board. */
export const isOnKindBoard = `k.kind in ('${kindBoards.join("', '")}')`;

/**
 * SQL for changes of members' points on the boards that are columns of `app_user`, as {@link countMoves} expects them.
 * @param moved name of a query with `id`, `disqualified_at` and the columns below
 * @param moves SQL for the new and old points, for each board that may have changed
 */
export const movesOn = (moved: string, moves: Partial<Record<Board, [now: string, before: string]>>) => `
    select m.id, m.disqualified_at, b.* from ${moved} m,
      lateral (values ${Object.entries(moves)
        .map(([board, [now, before]]) => `('${board}', ${now}, ${before})`)
        .join(', ')}) b (board, now, before)`;

/**
 * SQL that updates the histogram after members' points changed. It writes in ascending order, so transactions can't
 * deadlock.
 * @param moves a query for members' `id`, `disqualified_at`, a `board`, and their points on it `now` and `before`
 */
export const countMoves = (moves: string) => `
  insert into point_histogram (board, step, shard, points, members)
  select board, step, shard, points, sum(members) from (
    select m.board, g.step, mod(m.id, ${HISTOGRAM_SHARDS}) as shard, s.points / g.step * g.step as points, s.members
    from (${moves}) m,
      lateral (values (m.now, 1), (m.before, -1)) s (points, members), unnest(array[${STEPS.join(', ')}]) g (step)
    where m.disqualified_at is null and s.points > 0) moves
  group by board, step, shard, points having sum(members) <> 0
  order by board, step, shard, points
  on conflict (board, step, shard, points) do update set members = point_histogram.members + excluded.members`;

/**
 * SQL that updates the sums by kind after members' points changed. Omits disqualified members, and points lost to
 * disqualifications.
 * @param moves a query for `user_id`, `kind` (or `all`), the `points` added, and `members`: 1 for a member's first row
 * of the kind
 */
export const sumMoves = (moves: string) => `
  insert into point_sum (kind, shard, points, members)
  select m.kind, mod(m.user_id, ${SUM_SHARDS}), sum(m.points), sum(m.members)
  from (${moves}) m join app_user u on u.id = m.user_id
  where u.disqualified_at is null and m.kind <> 'disqualification'
  group by 1, 2 order by 1, 2
  on conflict (kind, shard) do update
    set points = point_sum.points + excluded.points, members = point_sum.members + excluded.members`;
