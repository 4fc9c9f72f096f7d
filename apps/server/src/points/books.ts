import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { joinedBefore } from '../referrals/joinedBefore.ts';
import { boardKinds, HISTOGRAM_SHARDS, STEPS } from './boards.ts';

/** What an inspection of the points found. */
export interface Books {
  members: number;
  entries: number;
  /** One sentence for each thing that does not add up; empty where the books balance. */
  faults: string[];
  /** One sentence for each thing that adds up and that an admin may want to look at. */
  notes: string[];
}

/** Most faults of one sort that are told one by one. */
const TOLD = 20;

/** Holds every member's totals, days and kinds against the ledger, and the histogram, sums, counted days and tallies against those. */
export async function checkBooks(db: Queryable): Promise<Books> {
  const sums = await sql<{ members: number; entries: number }>`
    select (select count(*) from app_user) as members, (select count(*) from point_entry) as entries`.execute(db);

  // Materialized, so that the limit doesn't shape the plan: where nothing is wrong, no row ends the search early, and a
  // nested loop is quadratic.
  const members = await sql<{ id: number; name: string; kept: number; sum: number }>`
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
    select * from found order by id limit ${TOLD}`.execute(db);

  const histogram = await sql<{ board: string; points: number; counted: number; members: number }>`
    with members as (
      select b.board, g.step, mod(u.id, ${HISTOGRAM_SHARDS}::bigint) as shard, b.points / g.step * g.step as points, count(*) as members
      from app_user u, lateral (values
        ('all', u.total_points), ('week', u.week_points), ('month', u.month_points),
        ('quests', u.quest_points), ('quiz', u.quiz_points)) b (board, points), unnest(${[...STEPS]}::integer[]) g (step)
      where u.disqualified_at is null and b.points > 0
      group by 1, 2, 3, 4
    )
    select board, points, coalesce(h.members, 0)::bigint as counted, coalesce(m.members, 0)::bigint as members
    from members m full join point_histogram h using (board, step, shard, points)
    where coalesce(h.members, 0) <> coalesce(m.members, 0)
    order by board, points limit ${TOLD}`.execute(db);

  const kinds = await sql<{ user_id: number; kind: string; kept: number; sum: number }>`
    select user_id, kind, coalesce(k.points, 0)::bigint as kept, coalesce(e.sum, 0)::bigint as sum
    from (select user_id, kind, sum(delta) as sum from point_entry group by 1, 2) e
    full join point_kind k using (user_id, kind)
    where coalesce(k.points, 0) <> coalesce(e.sum, 0)
    order by user_id, kind limit ${TOLD}`.execute(db);

  const totals = await sql<{ kind: string; kept: string; sum: string }>`
    with kept as (select kind, sum(points) as points, sum(members) as members from point_sum group by kind),
    right_now as (
      select coalesce(k.kind, 'all') as kind, sum(k.points) as points, count(distinct k.user_id) as members
      from point_kind k join app_user u on u.id = k.user_id where u.disqualified_at is null
      group by grouping sets ((k.kind), ())
    )
    select kind, s.points || ' of ' || s.members as kept, r.points || ' of ' || r.members as sum
    from kept s full join right_now r using (kind)
    where coalesce(s.points, 0) <> coalesce(r.points, 0) or coalesce(s.members, 0) <> coalesce(r.members, 0)
    order by kind`.execute(db);

  const returns = await sql<{ kind: string; day: string; counted: string; sum: string }>`
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
    order by kind, day limit ${TOLD}`.execute(db);

  const tallies = await sql<{ name: string; kept: number; sum: number }>`
    with kept as (select name, sum(total) as total from tally group by name),
    right_now as (select name, sum(total) as total from tally_counted group by name)
    select name, coalesce(k.total, 0)::bigint as kept, coalesce(r.total, 0)::bigint as sum
    from kept k full join right_now r using (name)
    where coalesce(k.total, 0) <> coalesce(r.total, 0)
    order by name limit ${TOLD}`.execute(db);

  const doubles = await sql<{ user_id: number; account: string; quest_id: number; first: number }>`
    select d.user_id, split_part(d.account, ':', 1) as account, d.quest_id, p.user_id as first
    from quest_proof_double d join quest_proof p using (account, quest_id)
    order by d.user_id, d.quest_id limit ${TOLD}`.execute(db);

  const younger = await sql<{ id: number; referred_by: number }>`
    select u.id, u.referred_by from app_user u join app_user r on r.id = u.referred_by
    where not ${joinedBefore('r', sql`(u.created_at, u.id)`)} order by u.id limit ${TOLD}`.execute(db);

  return {
    ...sums.rows[0]!,
    notes: [
      ...doubles.rows.map(
        (row) =>
          `Member ${row.user_id}: earned quest ${row.quest_id} with the ${row.account} account that earned it for member ${row.first}.`,
      ),
      ...younger.rows.map((row) => `Member ${row.id}: was invited by member ${row.referred_by}, who joined later.`),
    ],
    faults: [
      ...members.rows.map((row) => `Member ${row.id}: ${row.name} is ${row.kept}, the entries say ${row.sum}.`),
      ...kinds.rows.map((row) => `Member ${row.user_id}: ${row.kind} is ${row.kept}, the entries say ${row.sum}.`),
      ...totals.rows.map((row) => `Points of ${row.kind}: ${row.kept} members are kept, the members have ${row.sum}.`),
      ...returns.rows.map(
        (row) => `Day ${row.day}, ${row.kind}: ${row.counted} members are counted, the members have ${row.sum}.`,
      ),
      ...tallies.rows.map((row) => `Tally "${row.name}": ${row.kept} is kept, there are ${row.sum}.`),
      ...histogram.rows.map(
        (row) => `Board ${row.board}: ${row.counted} counted with ${row.points} points, there are ${row.members}.`,
      ),
    ],
  };
}
