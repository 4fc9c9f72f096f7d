import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { boardKinds } from './boards.ts';
import { countMoves, isOnKindBoard, movesOn, sumMoves } from './boards.sql.ts';

const list = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');

// The CTEs of one statement, in order of dependency. All of them see the tables as they were before the statement.

/** Inserts the entries that are new, except what disqualified members would earn. */
const added = `
    insert into point_entry (user_id, entry_key, kind, delta, reason, quest_id, actor_id, action_id, created_at)
    select e."userId", e.key, e.kind, e.delta, e.reason, e."questId", e."actorId", coalesce(e."actionId", $3::bigint),
      coalesce(e.at, $2::timestamptz)
    from jsonb_to_recordset($1::jsonb) e (
      "userId" bigint, key text, kind text, delta bigint, reason text, "questId" bigint, "actorId" bigint,
      "actionId" bigint, reverses boolean, at timestamptz)
    join app_user u on u.id = e."userId"
    where u.disqualified_at is null or e.reverses or e.kind in ('adjustment', 'disqualification')
    on conflict do nothing
    returning user_id, kind, delta, (created_at at time zone 'UTC')::date as day`;

/** Adds the new entries to the daily sums, by member and kind. */
const days = `
    insert into point_day (user_id, day, kind, points)
    select user_id, day, kind, sum(delta) from added
    group by user_id, day, kind order by user_id, day, kind
    on conflict (user_id, day, kind) do update set points = point_day.points + excluded.points
    returning user_id, day, kind, in_week, in_month`;

/** The added points, by member and kind. */
const kinds = `
    select user_id, kind, sum(delta)::bigint as points from added group by user_id, kind`;

/** Adds the points to each member's sums by kind. */
const byKind = `
    insert into point_kind (user_id, kind, points) select user_id, kind, points from kinds order by user_id, kind
    on conflict (user_id, kind) do update set points = point_kind.points + excluded.points
    returning user_id, kind, points`;

/**
 * Adds the points to the sums over all members. A member without a row for a kind counts as new to it. The caller has
 * locked the member, so no concurrent transaction inserts that row.
 */
const summed = sumMoves(
  `select user_id, kind, points,
       case when exists (select from point_kind k where k.user_id = n.user_id and k.kind = n.kind) then 0 else 1 end
         as members
     from kinds n
     union all select user_id, 'all', sum(points),
       case when exists (select from point_kind k where k.user_id = n.user_id and k.kind <> 'disqualification')
         then 0 else 1 end
     from kinds n where kind <> 'disqualification' group by user_id`,
);

/** The added points, by member and board. */
const moves = `
    select a.user_id, sum(a.delta)::bigint as total,
      coalesce(sum(a.delta) filter (where d.in_week), 0)::bigint as week,
      coalesce(sum(a.delta) filter (where d.in_month), 0)::bigint as month,
      coalesce(sum(a.delta) filter (where a.kind in (${list(boardKinds.quests)})), 0)::bigint as quests,
      coalesce(sum(a.delta) filter (where a.kind in (${list(boardKinds.quiz)})), 0)::bigint as quiz
    from added a join days d on d.user_id = a.user_id and d.day = a.day and d.kind = a.kind
    group by a.user_id`;

/** Updates each member's totals. */
const moved = `
    update app_user u set
      total_points = u.total_points + m.total, week_points = u.week_points + m.week,
      month_points = u.month_points + m.month, quest_points = u.quest_points + m.quests,
      quiz_points = u.quiz_points + m.quiz
    from moves m where u.id = m.user_id
    returning u.id, u.disqualified_at, u.total_points, u.week_points, u.month_points, u.quest_points, u.quiz_points,
      m.total, m.week, m.month, m.quests, m.quiz`;

/** Updates the histogram of each board. */
const counted = countMoves(`${movesOn('moved', {
  all: ['m.total_points', 'm.total_points - m.total'],
  week: ['m.week_points', 'm.week_points - m.week'],
  month: ['m.month_points', 'm.month_points - m.month'],
  quests: ['m.quest_points', 'm.quest_points - m.quests'],
  quiz: ['m.quiz_points', 'm.quiz_points - m.quiz'],
})}
    union all
    select u.id, u.disqualified_at, 'kind ' || k.kind, k.points, k.points - n.points
    from by_kind k join kinds n on n.user_id = k.user_id and n.kind = k.kind join app_user u on u.id = k.user_id
    where ${isOnKindBoard}`);

const steps = { added, days, kinds, by_kind: byKind, summed, moves, moved, counted };

const text = `
  with ${Object.entries(steps)
    .map(([name, step]) => `${name} as (${step}\n  )`)
    .join(', ')}
  select count(*) as added from added`;

/**
 * Inserts entries and updates everything derived from them, in one statement. The members must be locked.
 * @param entries JSON of a list of `PointEntry`. The demo's history also sets `at`, a time on a day that isn't counted
 * yet, because counted days don't change
 * @param actionId audit entry of the admin's call, for entries without their own
 * @returns the number of new entries
 * @plan app_user_pkey, point_kind_pkey
 */
export async function insertEntries(
  trx: Transaction<DB>,
  entries: string,
  now: Date,
  actionId: number | null,
): Promise<number> {
  const { rows } = await trx.executeQuery<{ added: number }>(
    CompiledQuery.raw(text, [entries, now.toISOString(), actionId]),
  );
  return rows[0]!.added;
}
