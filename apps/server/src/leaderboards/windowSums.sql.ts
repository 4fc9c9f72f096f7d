import { sql } from 'kysely';
import type { Database, Queryable } from '../db/database.ts';
import { laneOf } from '../db/lane.ts';
import { SUMS_LIMIT } from '../db/limits.ts';
import { poolOf, withCallLimit } from '../db/postgres.ts';
import { queryJson, queryRow } from '../db/queryJson.ts';
import { DAY_SHARDS } from '../db/shards.ts';
import type { JsonText } from '../contract/jsonText.ts';
import { inTransaction } from '../inTransaction.ts';
import { countedBoard } from '../points/boards.ts';
import { membersAbove, membersOn, ofAllKinds } from '../points/boards.sql.ts';
import type { Window } from './window.ts';

/** Adds a parameter to a statement and returns its placeholder, such as `$3`. */
export type Parameter = (value: unknown) => string;

/** SQL condition on the member with this id. It is a subquery, so that it can use a small partial index. */
export const isSo = (id: string, condition: string) =>
  `exists (select from app_user x where x.id = ${id} and ${condition})`;

export const isDisqualified = 'x.disqualified_at is not null';

/**
 * SQL condition for days `d` on which points were lost. Points lost to a disqualification count only after it has been
 * undone, which sets them to 0.
 */
const isLoss = `d.points <= 0 and (d.kind <> 'disqualification' or d.points = 0)`;

export const dayConditions = ({ startDate, endDate }: Window, parameter: Parameter): string[] => [
  ...(startDate ? [`d.day >= ${parameter(startDate)}::date`] : []),
  ...(endDate ? [`d.day <= ${parameter(endDate)}::date`] : []),
];

export const kindConditions = ({ filterType }: Window, parameter: Parameter): string[] =>
  filterType === 'all' ? [] : [`d.kind = ${parameter(filterType)}`];

/**
 * SQL that sums members' points shard by shard, so that the running sums stay in the CPU cache. This is more than twice
 * as fast as one large sum, and PostgreSQL distributes the shards over its parallel workers.
 * @param sums a query for the sums of one shard, given the condition on its members' ids
 */
const overShards = (shards: number, sums: (isInShard: (id: string) => string) => string) =>
  shards === 1
    ? sums(() => 'true')
    : Array.from({ length: shards }, (_, shard) => sums((id) => `mod(${id}, ${shards}) = ${shard}`)).join(
        '\nunion all\n',
      );

/** SQL for members' points on some days. */
export const sumsOfDays = (conditions: string[], shards: number) =>
  overShards(
    shards,
    (isInShard) => `
      select d.user_id as id, bigint_sum(d.points) as points from point_day d
      where ${[isInShard('d.user_id'), ...conditions].join(' and ')} group by 1`,
  );

/** SQL for members' points in a window with most of the days: their totals minus the few days outside. */
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

/** SQL for the candidates' positive sums on some days, one member at a time. Omits disqualified members. */
const candidateSums = (candidates: string, days: string[]) => `
  select c.id, s.points from (${candidates}) c, lateral (
    select bigint_sum(d.points) as points from point_day d where ${['d.user_id = c.id', ...days].join(' and ')}) s
  where s.points > 0 and not ${isSo('c.id', isDisqualified)}`;

/** SQL for the members who ever lost points. */
const losers = `select user_id as id from point_day d where ${isLoss}`;

/**
 * SQL for a lower bound of the total that a member needs to be among the top `first` on some days. Only members who
 * lost points can have more points on some days than in total. So the bound follows from the window's sums of the
 * members with the highest totals and of those who lost points.
 */
const leastInAll = (days: string[], lost: string, first: string) => `
  select points from (${candidateSums(
    `(select id from app_user where disqualified_at is null and total_points > 0
      order by total_points desc, id desc limit 4 * (${first} + 25)) union select id from (${lost}) l`,
    days,
  )}) s order by points desc limit 1 offset ${first} - 1`;

/** SQL for the sums of only those members who can be among the top `first` on some days. */
export function sumsOfFirst(days: string[], first: string): string {
  const least = leastInAll(days, losers, first);
  const inAll = `disqualified_at is null and total_points > 0 and total_points >= coalesce((${least}), 1)`;
  return candidateSums(`select id from app_user where ${inAll} union ${losers}`, days);
}

/** SQL for the number of members whose losses on some days left them with zero points or less. */
export const withNothingLeft = (days: string[]) => `
  (select count(*) from (select distinct user_id as id from point_day d where ${[isLoss, ...days].join(' and ')}) c
          where not ${isSo('c.id', isDisqualified)} and (
            select bigint_sum(d.points) from point_day d where ${['d.user_id = c.id', ...days].join(' and ')}) <= 0)`;

/** Number of members below which it is cheaper to sum their points one member at a time. */
const FEW = 5000;

/**
 * Returns true if only a few members can be among the top `first` of a window.
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
 * Returns true if only a few members have points of a kind.
 * @plan point_histogram_by_points
 */
export async function isRare(db: Database, kind: string): Promise<boolean> {
  const { rows } = await sql<{ members: number }>`select ${sql.raw(membersOn(countedBoard(kind)))} as members`.execute(
    db,
  );
  return rows[0]!.members < FEW;
}

/**
 * Returns true if a window contains more than half of the days from the first to the last counted one.
 * @plan point_return_pkey
 */
export async function holdsMostDays(db: Database, { startDate, endDate }: Window): Promise<boolean> {
  const { rows } = await sql<{ isMost: boolean | null }>`
    select 2 * (least(last, ${endDate ?? null}::date) - greatest(first, ${startDate ?? null}::date) + 1)
      > last - first + 1 as "isMost"
    from (select min(day) as first, max(day) as last from point_return where kind = 'all') d`.execute(db);
  return rows[0]?.isMost ?? false;
}

/**
 * Number of rows in `point_day` above which summing by shard saves more than planning all shards costs (about 0.1 s).
 */
const MANY = 200_000;

/**
 * The number of shards by which to sum days.
 * @returns 1 or {@link DAY_SHARDS}, depending on the planner's estimate of the number of rows
 * @plan pg_class_oid_index
 */
export async function shardsOfDays(db: Database): Promise<number> {
  const { rows } = await sql<{ isMany: boolean }>`
    select reltuples > ${MANY} as "isMany" from pg_class where oid = 'point_day'::regclass`.execute(db);
  return rows[0]?.isMany ? DAY_SHARDS : 1;
}

/** `work_mem` for sums over all members, large enough that they don't spill to disk. */
const MEMORY = '128MB';

/**
 * {@link queryJson} for statements that may sum the points of all members. Those queue in a lane of their own and have
 * {@link SUMS_LIMIT}.
 * @param isMuch true if this statement does
 */
export async function querySums<T>(
  db: Database,
  text: string,
  parameters: unknown[],
  isMuch: boolean,
): Promise<JsonText<T>> {
  const query = async (db: Queryable) => (await queryJson<T>(db, text, parameters))!;
  if (!isMuch) return query(db);
  const sum = () =>
    inTransaction(db, async (trx) => {
      await sql`set local work_mem = ${sql.lit(MEMORY)}`.execute(trx);
      // The planner overestimates the cost of passing rows from workers to the leader.
      await sql`set local parallel_tuple_cost = 0.01`.execute(trx);
      await sql`set local statement_timeout = ${sql.lit(SUMS_LIMIT)}`.execute(trx);
      return query(trx);
    });
  const pool = poolOf(db);
  if (!pool) return sum();
  return laneOf(db, 'sums', pool.options.max).run(() => withCallLimit(SUMS_LIMIT, sum));
}
