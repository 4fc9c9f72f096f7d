import type { components } from '@pwr-community/api/schema';
import type { Database } from '../db/database.ts';
import { DAY_SHARDS } from '../db/shards.ts';
import { tally } from '../db/tally.sql.ts';
import { pointKinds } from '../points/boards.ts';
import { ofAllKinds } from '../points/boards.sql.ts';
import { isOfDays, type Window } from './window.ts';
import { isDisqualified, isSo, kindConditions, querySums, type Parameter } from './windowSums.sql.ts';

/**
 * SQL for the points of each kind and of `all` on some days, and the number of members who earned them. For counted
 * days, `point_return` gives the members who had not earned points earlier in the window. Later days are read row by
 * row. Disqualified members are subtracted.
 */
export function summaryOfDays({ startDate, endDate }: Window, kinds: string[], parameter: Parameter): string {
  const first = `${parameter(startDate ?? '0001-01-01')}::date`;
  const last = `${parameter(endDate ?? 'infinity')}::date`;
  const lastCounted = '(select day from counted)';
  const isInCounted = `between ${first} and least(${lastCounted}, ${last})`;
  const isNewSince = (what: string) => `not exists (
    select from point_day b where b.user_id = d.user_id and b.day ${isInCounted} ${what})`;

  const counted = `select coalesce(max(day), '-infinity') as day from point_return where kind = 'all'`;
  const latest = `
      select d.user_id, d.kind, sum(d.points) as points
      from generate_series(0, ${DAY_SHARDS - 1}) s (shard), lateral (
        select * from point_day d where mod(d.user_id, ${DAY_SHARDS}) = s.shard
          and ${ofAllKinds} and d.day > ${lastCounted} and d.day between ${first} and ${last}) d
      where not ${isSo('d.user_id', isDisqualified)}
      group by 1, 2`;
  const disqualified = `
      select d.user_id, d.kind, sum(d.points) as points
      from (select id from app_user where disqualified_at is not null) u, lateral (
        select * from point_day d where d.user_id = u.id and d.day ${isInCounted}
      ) d group by 1, 2`;

  const ofCounted = `
      select k.kind, r.points, r.members from (values ('all'), ${pointKinds.map((kind) => `('${kind}')`).join(', ')}) k (kind), lateral (
        select sum(points) as points, coalesce(sum(members) filter (where previous < ${first}), 0) as members
        from point_return r where r.kind = k.kind and r.day between ${first} and ${last}
      ) r`;
  const lessDisqualified = `
      select coalesce(kind, 'all'), - sum(points), - count(distinct user_id) from disqualified
      group by grouping sets ((kind), ())`;
  const ofLatest = `
      select kind, sum(points), count(*) filter (where ${isNewSince('and b.kind = d.kind')}) from latest d group by 1
      union all
      select 'all', sum(points), count(*) filter (where ${isNewSince('')})
      from (select user_id, sum(points) as points from latest group by 1) d`;
  return `
    with counted as materialized (${counted}), latest as materialized (${latest}),
      disqualified as materialized (${disqualified})
    select kind, sum(points)::bigint as points, sum(members)::bigint as members
    from (${ofCounted} union all ${lessDisqualified} union all ${ofLatest}) d
    where ${kinds[0] ?? 'true'} group by 1`;
}

/** SQL like {@link summaryOfDays} for all time, from stored sums. */
const summaryOfAll = (kinds: string[]) => `
  select kind, sum(points)::bigint as points, sum(members)::bigint as members from point_sum d
       where ${kinds[0] ?? 'true'} group by kind`;

/**
 * The points earned in a window, by kind, and the number of members who earned them.
 * @plan days: app_user_disqualified, point_day_by_shard, point_day_pkey, point_return_pkey, tally_pkey
 * @plan all time: point_sum_pkey, tally_pkey
 */
export async function summarize(db: Database, window: Window) {
  const parameters: unknown[] = [];
  const parameter: Parameter = (value) => `$${parameters.push(value)}`;
  const kinds = kindConditions(window, parameter);
  const sums = isOfDays(window) ? summaryOfDays(window, kinds, parameter) : summaryOfAll(kinds);
  const all = kinds.length > 0 ? `kind <> 'all'` : `kind = 'all'`;
  const text = `
    with sums as materialized (${sums})
    select json_build_object(
      'members', ${tally('members')} - ${tally('disqualified')},
      'earners', coalesce((select members from sums where ${all}), 0),
      'degens', ${tally('qualified degens')},
      'points', coalesce((select points from sums where ${all}), 0),
      'kinds', coalesce((
        select json_agg(json_build_object('kind', kind, 'points', points, 'members', members)
          order by points desc, kind) from sums where kind <> 'all' and members > 0), '[]'))::text as json`;
  return querySums<components['schemas']['LeaderboardSummary']>(db, text, parameters, isOfDays(window));
}
