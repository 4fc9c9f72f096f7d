import { HISTOGRAM_SHARDS, SUM_SHARDS } from '../db/shards.ts';
import { pointKinds, STEPS, type Board } from './boards.ts';

/** SQL condition on all kinds of the days `d`. It lists them, so that the index by shard, kind and day can be used. */
export const ofAllKinds = `d.kind in ('${pointKinds.join("', '")}')`;

/** SQL for the number of members on a board. */
export const membersOn = (board: Board) =>
  `(select coalesce(sum(members), 0)::bigint from point_histogram where board = '${board}' and step = ${STEPS[0]})`;

/** SQL for the number of members of a board with more points: those in higher steps, then within the same step. */
export const membersAbove = (board: Board, points: string) => `(
  select coalesce(sum(members), 0)::bigint from (${STEPS.map(
    (step, index) => `
    select h.members from point_histogram h where h.board = '${board}' and h.step = ${step} and h.points > ${points}
      ${index > 0 ? `and h.points < (${points} / ${STEPS[index - 1]} + 1) * ${STEPS[index - 1]}` : ''}`,
  ).join(' union all ')}) h)`;

/**
 * SQL that updates the histogram after members' points changed. It writes in ascending order, so transactions can't
 * deadlock.
 * @param moved name of a query with `id`, `disqualified_at` and the columns below
 * @param moves SQL for the new and old points, for each board that may have changed
 */
export const countMoves = (moved: string, moves: Partial<Record<Board, [now: string, before: string]>>) => `
  insert into point_histogram (board, step, shard, points, members)
  select board, step, shard, points, sum(members) from (
    select b.board, g.step, mod(m.id, ${HISTOGRAM_SHARDS}) as shard, s.points / g.step * g.step as points, s.members
    from ${moved} m,
      lateral (values ${Object.entries(moves)
        .map(([board, [now, before]]) => `('${board}', ${now}, ${before})`)
        .join(', ')}) b (board, now, before),
      lateral (values (b.now, 1), (b.before, -1)) s (points, members), unnest(array[${STEPS.join(', ')}]) g (step)
    where m.disqualified_at is null and s.points > 0) moves
  group by board, step, shard, points having sum(members) <> 0
  order by board, step, shard, points
  on conflict (board, step, shard, points) do update set members = point_histogram.members + excluded.members`;

/**
 * SQL that updates the sums by kind after members' points changed. Disqualified members don't count.
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
