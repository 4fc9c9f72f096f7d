import type { components } from '@pwr-community/api/schema';

/** What moves points. */
export type PointKind = components['schemas']['PointKind'];

/** The boards, and the column of `app_user` that each ranks by. */
export const boards = {
  all: 'total_points',
  week: 'week_points',
  month: 'month_points',
  quests: 'quest_points',
  quiz: 'quiz_points',
} as const;

/** The name of a board. */
export type Board = keyof typeof boards;

/** The kinds of entry that the boards of their own sum. */
export const boardKinds = { quests: ['quest'], quiz: ['quiz', 'streak'] } as const;

/** Shards of members, by which `point_day` is in order. */
export const DAY_SHARDS = 256;

/** Every kind of entry. */
export const pointKinds = Object.keys({
  quest: true,
  gm: true,
  referral: true,
  quiz: true,
  streak: true,
  submission: true,
  adjustment: true,
  disqualification: true,
} satisfies Record<PointKind, true>);

/** SQL that lets the index by shard, kind and day go through the kinds of the days `d` one by one where all count. */
export const ofAllKinds = `d.kind in ('${pointKinds.join("', '")}')`;

/** How many points a row of the histogram counts together, the coarsest first. */
export const STEPS = [65536, 4096, 256, 16, 1] as const;

/** Shards of members in which the histogram counts, so that movements past the same points seldom wait for one another. */
export const HISTOGRAM_SHARDS = 4;

/** Members on a board, by SQL. */
export const membersOn = (board: Board) =>
  `(select coalesce(sum(members), 0)::bigint from point_histogram where board = '${board}' and step = ${STEPS[0]})`;

/** Members of a board with more points, by SQL: those in the steps above, and so on within the step that it is in. */
export const membersAbove = (board: Board, points: string) => `(
  select coalesce(sum(members), 0)::bigint from (${STEPS.map(
    (step, index) => `
    select h.members from point_histogram h where h.board = '${board}' and h.step = ${step} and h.points > ${points}
      ${index > 0 ? `and h.points < (${points} / ${STEPS[index - 1]} + 1) * ${STEPS[index - 1]}` : ''}`,
  ).join(' union all ')}) h)`;

/**
 * SQL that brings the histogram after members whose points moved. It counts in ascending order, so that transactions
 * wait for one another and never in a circle.
 * @param moved name of a query with `id`, `disqualified_at` and the columns below
 * @param moves for each board that may have moved, SQL for the points now and for those before
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
 * SQL that brings the sums of the kinds after members who are not disqualified.
 * @param moves a query for `user_id`, `kind` or `all`, `points` that were added, and `members`: 1 who had none of the kind
 */
export const sumMoves = (moves: string) => `
  insert into point_sum (kind, shard, points, members)
  select m.kind, mod(m.user_id, 64), sum(m.points), sum(m.members)
  from (${moves}) m join app_user u on u.id = m.user_id
  where u.disqualified_at is null and m.kind <> 'disqualification'
  group by 1, 2 order by 1, 2
  on conflict (kind, shard) do update
    set points = point_sum.points + excluded.points, members = point_sum.members + excluded.members`;
