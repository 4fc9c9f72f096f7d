import { sql, type QueryResult } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { HISTOGRAM_SHARDS } from '../db/shards.ts';
import { joinedBefore } from '../referrals/joinedBefore.ts';
import { boardKinds, kindBoards, STEPS } from './boards.ts';

/** Maximum number of listed faults of one type. */
const LISTED = 20;

const rowsOf = <Row>({ rows }: QueryResult<Row>): Row[] => rows;

/**
 * Counts members and entries.
 * @plan all of app_user, all of point_entry
 */
export const countBooks = (db: Queryable) =>
  sql<{ members: number; entries: number }>`
    select (select count(*) from app_user) as members, (select count(*) from point_entry) as entries`
    .execute(db)
    .then(rowsOf);

/**
 * Members whose totals differ from their entries, or whose windows differ from their days. The CTE is materialized, so
 * that the limit doesn't affect the plan: if the books balance, no row ends the search early, and a nested loop would
 * be quadratic.
 * @plan all of app_user, all of point_day, all of point_entry
 */
export const wrongTotals = (db: Queryable) =>
  sql<{ id: number; name: string; kept: number; sum: number }>`
    with entries as (
      select user_id, sum(delta) as total,
        sum(delta) filter (where kind = any(${[...boardKinds.quests]})) as quests,
        sum(delta) filter (where kind = any(${[...boardKinds.quiz]})) as quiz
      from point_entry group by user_id
    ), days as (
      select user_id, sum(points) as total,
        sum(points) filter (where in_week) as week, sum(points) filter (where in_month) as month
      from point_day group by user_id
    ), found as materialized (
      select u.id, b.name, b.kept, coalesce(b.sum, 0)::bigint as sum
      from app_user u left join entries e on e.user_id = u.id left join days d on d.user_id = u.id,
        lateral (values
          ('total', u.total_points, e.total), ('sum of the days', coalesce(d.total, 0), e.total),
          ('week', u.week_points, d.week), ('month', u.month_points, d.month),
          ('quests', u.quest_points, e.quests), ('quiz', u.quiz_points, e.quiz)) b (name, kept, sum)
      where b.kept <> coalesce(b.sum, 0)
    )
    select * from found order by id limit ${LISTED}`
    .execute(db)
    .then(rowsOf);

/**
 * Members' points by kind that differ from their entries.
 * @plan all of point_entry, all of point_kind
 */
export const wrongKinds = (db: Queryable) =>
  sql<{ user_id: number; kind: string; kept: number; sum: number }>`
    select user_id, kind, coalesce(k.points, 0)::bigint as kept, coalesce(e.sum, 0)::bigint as sum
    from (select user_id, kind, sum(delta) as sum from point_entry group by 1, 2) e
    full join point_kind k using (user_id, kind)
    where coalesce(k.points, 0) <> coalesce(e.sum, 0)
    order by user_id, kind limit ${LISTED}`
    .execute(db)
    .then(rowsOf);

/**
 * Sums by kind that differ from the members' points.
 * @plan all of app_user, all of point_kind
 */
export const wrongSums = (db: Queryable) =>
  sql<{ kind: string; kept: string; sum: string }>`
    with kept as (select kind, sum(points) as points, sum(members) as members from point_sum group by kind),
    right_now as (
      select coalesce(k.kind, 'all') as kind, sum(k.points) as points, count(distinct k.user_id) as members
      from point_kind k join app_user u on u.id = k.user_id
      where u.disqualified_at is null and k.kind <> 'disqualification'
      group by grouping sets ((k.kind), ())
    )
    select kind, s.points || ' of ' || s.members as kept, r.points || ' of ' || r.members as sum
    from kept s full join right_now r using (kind)
    where coalesce(s.points, 0) <> coalesce(r.points, 0) or coalesce(s.members, 0) <> coalesce(r.members, 0)
    order by kind`
    .execute(db)
    .then(rowsOf);

/**
 * Rows of `point_return` that differ from the members' daily sums.
 * @plan all of point_day, all of point_return
 */
export const wrongReturns = (db: Queryable) =>
  sql<{ kind: string; day: string; counted: string; sum: string }>`
    with days as (
      select kind, day, lag(day) over (partition by user_id, kind order by day) as previous, points from point_day
      union all
      select 'all', day, lag(day) over (partition by user_id order by day), points
      from (select user_id, day, sum(points) as points from point_day group by 1, 2) d
    ), right_now as (
      select kind, day, coalesce(previous, '-infinity') as previous, count(*) as members, sum(points) as points
      from days where day <= (select max(day) from point_return) group by 1, 2, 3
    )
    select kind, day::text, coalesce(c.points || ' of ' || c.members, 'nothing') as counted,
      coalesce(r.points || ' of ' || r.members, 'nothing') as sum
    from point_return c full join right_now r using (kind, day, previous)
    where c.points is distinct from r.points or c.members is distinct from r.members
    order by kind, day limit ${LISTED}`
    .execute(db)
    .then(rowsOf);

/**
 * Tallies that differ from the rows they count.
 * @plan all of app_user
 */
export const wrongTallies = (db: Queryable) =>
  sql<{ name: string; kept: number; sum: number }>`
    with kept as (select name, sum(total) as total from tally group by name),
    right_now as (select name, sum(total) as total from tally_counted group by name)
    select name, coalesce(k.total, 0)::bigint as kept, coalesce(r.total, 0)::bigint as sum
    from kept k full join right_now r using (name)
    where coalesce(k.total, 0) <> coalesce(r.total, 0)
    order by name limit ${LISTED}`
    .execute(db)
    .then(rowsOf);

/**
 * Histogram rows that differ from the members on the boards.
 * @plan all of app_user, all of point_histogram, all of point_kind
 */
export const wrongSteps = (db: Queryable) =>
  sql<{ board: string; points: number; counted: number; members: number }>`
    with members as (
      select b.board, g.step, mod(u.id, ${HISTOGRAM_SHARDS}::bigint) as shard, b.points / g.step * g.step as points, count(*) as members
      from app_user u, lateral (
        values ('all', u.total_points), ('week', u.week_points), ('month', u.month_points),
          ('quests', u.quest_points), ('quiz', u.quiz_points)
        union all select 'kind ' || k.kind, k.points from point_kind k where k.user_id = u.id and k.kind = any(${[...kindBoards]})
      ) b (board, points), unnest(${[...STEPS]}::integer[]) g (step)
      where u.disqualified_at is null and b.points > 0
      group by 1, 2, 3, 4
    )
    select board, points, coalesce(h.members, 0)::bigint as counted, coalesce(m.members, 0)::bigint as members
    from members m full join point_histogram h using (board, step, shard, points)
    where coalesce(h.members, 0) <> coalesce(m.members, 0)
    order by board, points limit ${LISTED}`
    .execute(db)
    .then(rowsOf);

/**
 * Members who earned a quest with an account that had already earned it for another member.
 * @plan quest_proof_double_pkey, quest_proof_pkey
 */
export const doubleProofs = (db: Queryable) =>
  sql<{ user_id: number; account: string; quest_id: number; first: number }>`
    select d.user_id, split_part(d.account, ':', 1) as account, d.quest_id, p.user_id as first
    from quest_proof_double d join quest_proof p using (account, quest_id)
    order by d.user_id, d.quest_id limit ${LISTED}`
    .execute(db)
    .then(rowsOf);

/**
 * Members whose referrer joined later than they did.
 * @plan all of app_user
 */
export const youngerReferrers = (db: Queryable) =>
  sql<{ id: number; referred_by: number }>`
    select u.id, u.referred_by from app_user u join app_user r on r.id = u.referred_by
    where not ${joinedBefore('r', sql`(u.created_at, u.id)`)} order by u.id limit ${LISTED}`
    .execute(db)
    .then(rowsOf);
