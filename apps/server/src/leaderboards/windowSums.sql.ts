import { sql } from 'kysely';
import type { Database, Queryable } from '../db/database.ts';
import { queryJson, queryRow } from '../db/queryJson.ts';
import { DAY_SHARDS } from '../db/shards.ts';
import type { JsonText } from '../contract/jsonText.ts';
import { inTransaction } from '../inTransaction.ts';
import { membersAbove, ofAllKinds } from '../points/boards.sql.ts';
import type { Window } from './window.ts';

/** Adds a parameter to a statement, and returns its placeholder, such as `$3`. */
export type Parameter = (value: unknown) => string;

/** SQL for whether something holds for the member with an id: a subquery that a small partial index answers. */
export const isSo = (id: string, condition: string) =>
  `exists (select from app_user x where x.id = ${id} and ${condition})`;

export const isDisqualified = 'x.disqualified_at is not null';

/** Points that a member lost. What disqualifications took doesn't count. */
const isLoss = `d.points <= 0 and d.kind <> 'disqualification'`;

export const dayConditions = ({ startDate, endDate }: Window, parameter: Parameter): string[] => [
  ...(startDate ? [`d.day >= ${parameter(startDate)}::date`] : []),
  ...(endDate ? [`d.day <= ${parameter(endDate)}::date`] : []),
];

export const kindConditions = ({ filterType }: Window, parameter: Parameter): string[] =>
  filterType === 'all' ? [] : [`d.kind = ${parameter(filterType)}`];

/**
 * SQL that sums one shard of members after the other. So the running sums stay in the processor's cache, which is more than
 * twice as fast as summing all members at once. PostgreSQL also spreads the shards over its parallel workers.
 * @param sums a query for the sums of one shard, given the condition on its members' ids
 */
const overShards = (shards: number, sums: (isInShard: (id: string) => string) => string) =>
  shards === 1
    ? sums(() => 'true')
    : Array.from({ length: shards }, (_, shard) => sums((id) => `mod(${id}, ${shards}) = ${shard}`)).join(
        '\nunion all\n',
      );

/** SQL for the points that members earned on some days. */
export const sumsOfDays = (conditions: string[], shards: number) =>
  overShards(
    shards,
    (isInShard) => `
      select d.user_id as id, bigint_sum(d.points) as points from point_day d
      where ${[isInShard('d.user_id'), ...conditions].join(' and ')} group by 1`,
  );

/** The same for most of the days there are: members' totals, less the few days outside. */
export const sumsLessOutside = (days: string[], shards: number) =>
  overShards(
    shards,
    (isInShard) => `
      select id, bigint_sum(points) as points from (
        select u.id, u.total_points as points from app_user u
        where ${isInShard('u.id')} and u.disqualified_at is null and u.total_points <> 0
        ${days
          .map(
            (isInside) =>
              `union all select d.user_id, - d.points from point_day d
               where ${isInShard('d.user_id')} and ${ofAllKinds} and not (${isInside})`,
          )
          .join(' ')}
      ) d group by 1`,
  );

/** SQL for the points that the members `c` earned on some days, one member at a time. */
const sumsOf = (candidates: string, days: string[]) => `
  select c.id, s.points from (${candidates}) c, lateral (
    select bigint_sum(d.points) as points from point_day d where ${['d.user_id = c.id', ...days].join(' and ')}) s
  where s.points > 0 and not ${isSo('c.id', isDisqualified)}`;

/** SQL for the members who ever lost points. */
const losers = `select user_id as id from point_day d where ${isLoss}`;

/**
 * SQL for the total that a member needs to be among the `first` of some days. Only members who lost points can have earned
 * more on some days than in all. So the window's sums of the members with the highest totals, and of those who lost points,
 * give a lower bound.
 */
const leastInAll = (days: string[], lost: string, first: string) => `
  select points from (${sumsOf(
    `(select id from app_user where disqualified_at is null and total_points > 0
      order by total_points desc, id desc limit 4 * (${first} + 25)) union select id from (${lost}) l`,
    days,
  )}) s order by points desc limit 1 offset ${first} - 1`;

/** SQL for the sums of those members alone who can be among the `first` of some days. */
export function sumsOfFirst(days: string[], first: string): string {
  const least = leastInAll(days, losers, first);
  const inAll = `disqualified_at is null and total_points > 0 and total_points >= coalesce((${least}), 1)`;
  return sumsOf(`select id from app_user where ${inAll} union ${losers}`, days);
}

/** SQL for how many members are left with nothing of what they earned on some days. */
export const withNothingLeft = (days: string[]) => `
  (select count(*) from (select distinct user_id as id from point_day d where ${[isLoss, ...days].join(' and ')}) c
          where not ${isSo('c.id', isDisqualified)} and (
            select bigint_sum(d.points) from point_day d where ${['d.user_id = c.id', ...days].join(' and ')}) <= 0)`;

/** With fewer candidates than this, the first of a window are found among them alone. */
const FEW = 5000;

/**
 * Whether only a few members can be among the `first` of a window.
 * @plan app_user_disqualified, board_all, point_day_of_losses, point_day_pkey, point_histogram_by_points
 */
export async function areFew(db: Database, window: Window, first: number): Promise<boolean> {
  if (first > FEW) return false;
  const parameters: unknown[] = [];
  const parameter: Parameter = (value) => `$${parameters.push(value)}`;
  const least = leastInAll(dayConditions(window, parameter), 'select id from lost', `${parameter(first)}::bigint`);
  const text = `
    with lost as materialized (${losers} limit ${FEW})
    select ${membersAbove('all', 'least.points - 1')} + (select count(*) from lost) as members
    from (${least}) least`;
  const few = await queryRow<{ members: number }>(db, text, parameters);
  return few !== undefined && few.members < FEW;
}

/**
 * Whether a window has most of the days on which points were earned.
 * @plan point_return_pkey
 */
export async function holdsMostDays(db: Database, { startDate, endDate }: Window): Promise<boolean> {
  const { rows } = await sql<{ isMost: boolean | null }>`
    select 2 * (least(last, ${endDate ?? null}::date) - greatest(first, ${startDate ?? null}::date) + 1)
      > last - first + 1 as "isMost"
    from (select min(day) as first, max(day) as last from point_return where kind = 'all') d`.execute(db);
  return rows[0]?.isMost ?? false;
}

/** Rows of `point_day` above which summing by shard saves more than the plan for all shards costs, about 0.1 s. */
const MANY = 200_000;

/**
 * The number of shards to sum days by.
 * @returns 1 or {@link DAY_SHARDS}, by the planner's estimate of the rows
 * @plan pg_class_oid_index
 */
export async function shardsOfDays(db: Database): Promise<number> {
  const { rows } = await sql<{ isMany: boolean }>`
    select reltuples > ${MANY} as "isMany" from pg_class where oid = 'point_day'::regclass`.execute(db);
  return rows[0]?.isMany ? DAY_SHARDS : 1;
}

/** Memory for the sums of all members of a window, so that they are not spilled to disk. */
const MEMORY = '128MB';

/**
 * {@link queryJson} for statements that may sum the points of all members.
 * @param isMuch whether this one does
 */
export async function querySums<T>(
  db: Database,
  text: string,
  parameters: unknown[],
  isMuch: boolean,
): Promise<JsonText<T>> {
  const query = async (db: Queryable) => (await queryJson<T>(db, text, parameters))!;
  if (!isMuch) return query(db);
  return inTransaction(db, async (trx) => {
    await sql`set local work_mem = ${sql.lit(MEMORY)}`.execute(trx);
    // The planner overestimates what it costs to hand the workers' sums over.
    await sql`set local parallel_tuple_cost = 0.01`.execute(trx);
    return query(trx);
  });
}
