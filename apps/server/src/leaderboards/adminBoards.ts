import type { components } from '@pwr-community/api/schema';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../inTransaction.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, queryRow, utc } from '../db/queryJson.ts';
import { tally } from '../db/tally.ts';
import type { Paging } from '../contract/paging.ts';
import { containing } from '../projects/fold.ts';
import { DAY_SHARDS, membersAbove, membersOn, ofAllKinds, pointKinds } from '../points/boards.ts';

type Schemas = components['schemas'];

/** What of the points is asked for. */
export interface Window {
  /** First and last day that count, as `2026-09-01`. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** A kind of entry, or all. */
  filterType: string;
}

/** Letters of the end of a name that is looked for, of which few names have all. */
const END = 5;

/**
 * Members down to which all pages of a board of totals have one plan, made once: to make it costs as much as to run it. So the
 * planner gets this number, and of the page only queries.
 */
const NEAR = 1000;

/** Which members, of which points, in which order. */
export interface AdminBoard extends Window, Paging {
  sortBy: 'points' | 'name' | 'completedQuests' | 'createdAt';
  sortOrder?: 'ascending' | 'descending' | undefined;
  searchTerm?: string | undefined;
  isDegen?: boolean | undefined;
}

/** What a board is ordered by; those alike by `id`, in the same direction, so that one index serves both. */
const orders: Record<AdminBoard['sortBy'], string> = {
  points: 'u.total_points',
  name: 'lower(u.name)',
  completedQuests: 'u.completed_quests',
  createdAt: 'u.created_at',
};

/** Gives a value of a statement its place, such as `$3`. */
type Parameter = (value: unknown) => string;

/** SQL for the points that a board shows. */
interface Source {
  /** The members with some, `id` and `points`, where they have to be summed. */
  members?: string;
  /** The points of the member `u`. */
  own: string;
  /** How many members have some. */
  total: string;
  /** How many members have more than `c.points`. */
  above: string;
  /** What of that is counted first, as a further query of the statement. */
  counted?: string;
}

/** Whether something holds for the member with an id, as a query that a small index of those of whom it does can answer. */
const isSo = (id: string, condition: string) => `exists (select from app_user x where x.id = ${id} and ${condition})`;

const isDegen = 'x.is_degen and x.disqualified_at is null';
const isDisqualified = 'x.disqualified_at is not null';

/** Of the disqualified none counts. */
const isLoss = `d.points <= 0 and d.kind <> 'disqualification'`;

const dayConditions = ({ startDate, endDate }: Window, parameter: Parameter): string[] => [
  ...(startDate ? [`d.day >= ${parameter(startDate)}::date`] : []),
  ...(endDate ? [`d.day <= ${parameter(endDate)}::date`] : []),
];

const kindConditions = ({ filterType }: Window, parameter: Parameter): string[] =>
  filterType === 'all' ? [] : [`d.kind = ${parameter(filterType)}`];

/**
 * SQL that sums up shard by shard of members: so the sums under way stay in a processor's cache, which is more than twice
 * as fast as all members at once, and PostgreSQL gives the shards to as many processes as it may.
 * @param sums a query of the sums of one shard, by what holds for the ids of its members
 */
const overShards = (sums: (isInShard: (id: string) => string) => string) =>
  Array.from({ length: DAY_SHARDS }, (_, shard) => sums((id) => `mod(${id}, ${DAY_SHARDS}) = ${shard}`)).join(
    '\nunion all\n',
  );

/** SQL for what members earned on these days. */
const sumsOfDays = (conditions: string[]) =>
  overShards(
    (isInShard) => `
      select d.user_id as id, bigint_sum(d.points) as points from point_day d
      where ${[isInShard('d.user_id'), ...conditions].join(' and ')} group by 1`,
  );

/** SQL for what members earned in most of the days that there are: their totals, less the fewer days outside. */
const sumsLessOutside = (days: string[]) =>
  overShards(
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

/** Of all time and of everything there are totals; of a kind its sums; of days what was earned on each. */
function sourceOf(window: Window, parameter: Parameter, isMost: boolean, first?: number): Source {
  const days = dayConditions(window, parameter);
  const kinds = kindConditions(window, parameter);
  if (days.length === 0 && kinds.length === 0)
    return {
      own: 'u.total_points',
      total: membersOn('all'),
      above: membersAbove('all', 'c.points'),
    };
  const counted = `, above as (
    select points, sum(count(*)) over (order by points desc) - count(*) as members
    from points where points >= (select min(points) from chosen) group by points
  )`;
  const above = '(select a.members from above a where a.points = c.points)';
  if (first !== undefined) {
    const least = leastInAll(days, losers, `${parameter(first)}::bigint`);
    const inAll = `disqualified_at is null and total_points > 0 and total_points >= coalesce((${least}), 1)`;
    return {
      members: sumsOf(`select id from app_user where ${inAll} union ${losers}`, days),
      own: '',
      // All who earned, less those whom nothing is left of it.
      total: `(
        (select coalesce(sum(members), 0)::bigint from (${summaryOfDays(window, [`d.kind = 'all'`], parameter)}) s)
        - (select count(*) from (select distinct user_id as id from point_day d where ${[isLoss, ...days].join(' and ')}) c
          where not ${isSo('c.id', isDisqualified)} and (
            select bigint_sum(d.points) from point_day d where ${['d.user_id = c.id', ...days].join(' and ')}) <= 0))`,
      above,
      counted,
    };
  }
  const where = [...days, ...kinds].join(' and ');
  let sums = `select d.user_id as id, d.points from point_kind d where ${where}`;
  if (days.length > 0)
    sums = isMost && kinds.length === 0 ? sumsLessOutside(days) : sumsOfDays([kinds[0] ?? ofAllKinds, ...days]);
  return {
    members: `select d.* from (${sums}) d where d.points > 0 and not ${isSo('d.id', isDisqualified)}`,
    own: `(select sum(d.points)::bigint from ${days.length === 0 ? 'point_kind' : 'point_day'} d
      where d.user_id = u.id and ${where})`,
    total: '(select count(*) from points)',
    above,
    counted,
  };
}

/** SQL for what the members `c` earned on these days, one after another. */
const sumsOf = (candidates: string, days: string[]) => `
  select c.id, s.points from (${candidates}) c, lateral (
    select bigint_sum(d.points) as points from point_day d where ${['d.user_id = c.id', ...days].join(' and ')}) s
  where s.points > 0 and not ${isSo('c.id', isDisqualified)}`;

const losers = `select user_id as id from point_day d where ${isLoss}`;

/**
 * SQL for what a member has in all at least who is among the `first` of some days by points. Nobody earned more in a window
 * than in all, but the few who lost points once: so the sums of those with the most in all, and of these, tell what it takes.
 */
const leastInAll = (days: string[], lost: string, first: string) => `
  select points from (${sumsOf(
    `(select id from app_user where disqualified_at is null and total_points > 0
      order by total_points desc, id desc limit 4 * (${first} + 25)) union select id from (${lost}) l`,
    days,
  )}) s order by points desc limit 1 offset ${first} - 1`;

/** Among how many members the first of a window are looked for, rather than among all who earned in it. */
const FEW = 5000;

/** Whether there are few who can be among the `first` of a window. */
async function areFew(db: Database, window: Window, first: number): Promise<boolean> {
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

/** Whether a window holds most of the days on which there are points. */
async function holdsMostDays(db: Database, { startDate, endDate }: Window): Promise<boolean> {
  const { rows } = await sql<{ isMost: boolean | null }>`
    select 2 * (least(last, ${endDate ?? null}::date) - greatest(first, ${startDate ?? null}::date) + 1)
      > last - first + 1 as "isMost"
    from (select min(day) as first, max(day) as last from point_return where kind = 'all') d`.execute(db);
  return rows[0]?.isMost ?? false;
}

/** A page of members by their points in a window; without one, by their totals. */
export async function listAdminBoard(db: Database, filter: AdminBoard) {
  const { sortBy, sortOrder = sortBy === 'name' ? 'ascending' : 'descending' } = filter;
  const direction = sortOrder === 'ascending' ? 'asc' : 'desc';
  const parameters: unknown[] = [];
  const parameter: Parameter = (value) => `$${parameters.push(value)}`;
  const isWindow = filter.startDate !== undefined || filter.endDate !== undefined;
  const isPlain = sortBy === 'points' && direction === 'desc' && !filter.searchTerm && filter.isDegen === undefined;
  const first = (filter.page + 1) * filter.limit;
  const isOfFew = isWindow && isPlain && filter.filterType === 'all' && (await areFew(db, filter, first));
  const isMost = isWindow && !isOfFew && (await holdsMostDays(db, filter));
  const source = sourceOf(filter, parameter, isMost, isOfFew ? first : undefined);
  const [page, limit] = [`${parameter(filter.page)}::bigint`, `${parameter(filter.limit)}::bigint`];
  const isTotal = source.counted === undefined;
  const degens = filter.isDegen === undefined ? [] : [filter.isDegen ? 'u.is_degen' : 'not u.is_degen'];
  const inOrder = `from app_user u
    where ${['u.disqualified_at is null', `${source.own} > 0`, ...degens].join(' and ')}`;
  let found = '';
  let list = `select u.id, ${source.own} as points ${inOrder} order by ${orders[sortBy]} ${direction}, u.id ${direction}`;
  let total = source.total;
  if (filter.searchTerm) {
    const term = filter.searchTerm.toLowerCase();
    const holds = (text: string) => `(lower(u.name) || ' ' || lower(u.username)) like ${parameter(containing(text))}`;
    let isFound = holds(term);
    // Names begin alike more often than they end alike: of the lists of the beginning, an index of three letters at a time
    // then reads no more than the end has left. Sums are joined to these names, and the planner would expect too few.
    const letters = [...term];
    if (isTotal && letters.length >= 2 * END) isFound = `${holds(letters.slice(-END).join(''))} and ${isFound}`;
    // Looked for once, and not for the page and again for how many there are.
    found = `found as materialized (${
      isTotal
        ? `select u.id, u.total_points as points, ${orders[sortBy]} as place ${inOrder} and ${isFound}`
        : `select p.*, ${sortBy === 'points' ? 'p.points' : orders[sortBy]} as place
           from points p join app_user u on u.id = p.id where ${[isFound, ...degens].join(' and ')}`
    }),`;
    list = `select f.id, f.points from found f order by f.place ${direction}, f.id ${direction}`;
    total = '(select count(*) from found)';
  } else if (isTotal) {
    if (filter.isDegen === false) total += ` - ${tally('degens on the board')}`;
    else if (filter.isDegen) total = tally('degens on the board');
  } else {
    const among = filter.isDegen === undefined ? '' : `where ${filter.isDegen ? '' : 'not '}${isSo('p.id', isDegen)}`;
    if (among) total = `(select count(*) from points p ${among})`;
    // In another order than that of summed points, those on the way to the end of the page are looked at and no others.
    if (sortBy === 'points')
      list = `select p.id, p.points from points p ${among} order by p.points ${direction}, p.id ${direction}`;
  }
  if (isTotal && first <= NEAR)
    list = `select * from (${list} limit ${NEAR}) n limit (select ${limit}) offset (select ${page} * ${limit})`;
  else list += ` limit ${limit} offset ${page} * ${limit}`;
  const text = `
    with ${isTotal ? '' : `points as materialized (${source.members}),`} ${found} chosen as materialized (
      select c.*, row_number() over () as place
      from (${list}) c
    )${source.counted ?? ''}
    select json_build_object(
      'users', coalesce((
        select json_agg(json_build_object(
          'rank', 1 + ${source.above}, 'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url,
          'flag', u.flag, 'points', c.points, 'isDegen', u.is_degen, 'completedQuests', u.completed_quests,
          'createdAt', ${utc('u.created_at')}) order by c.place)
        from chosen c join app_user u on u.id = c.id), '[]'),
      'metadata', ${metadata('t.total', page, limit)})::text as json
    from (select ${total} as total offset 0) t`;
  return readSums<Schemas['AdminLeaderboard']>(db, text, parameters, !isTotal);
}

/**
 * SQL for the points of each kind and of `all` in days, and for how many members earned them. Of the days that are counted
 * these are the returns from before the first day; the few days since are looked at row by row, and the disqualified are
 * taken out.
 */
function summaryOfDays({ startDate, endDate }: Window, kinds: string[], parameter: Parameter): string {
  const first = `${parameter(startDate ?? '0001-01-01')}::date`;
  const last = `${parameter(endDate ?? 'infinity')}::date`;
  const counted = '(select day from counted)';
  const isNewSince = (what: string) => `not exists (
    select from point_day b where b.user_id = d.user_id and b.day between ${first} and least(${counted}, ${last}) ${what})`;
  return `
    with counted as materialized (
      select coalesce(max(day), '-infinity') as day from point_return where kind = 'all'
    ), latest as materialized (
      select d.user_id, d.kind, sum(d.points) as points
      from generate_series(0, ${DAY_SHARDS - 1}) s (shard), lateral (
        select * from point_day d where mod(d.user_id, ${DAY_SHARDS}) = s.shard
          and ${ofAllKinds} and d.day > ${counted} and d.day between ${first} and ${last}) d
      where not ${isSo('d.user_id', isDisqualified)}
      group by 1, 2
    ), disqualified as materialized (
      select d.user_id, d.kind, sum(d.points) as points
      from (select id from app_user where disqualified_at is not null) u, lateral (
        select * from point_day d where d.user_id = u.id and d.day between ${first} and least(${counted}, ${last})
      ) d group by 1, 2
    )
    select kind, sum(points)::bigint as points, sum(members)::bigint as members from (
      select k.kind, r.points, r.members from (values ('all'), ${pointKinds.map((kind) => `('${kind}')`).join(', ')}) k (kind), lateral (
        select sum(points) as points, coalesce(sum(members) filter (where previous < ${first}), 0) as members
        from point_return r where r.kind = k.kind and r.day between ${first} and ${last}
      ) r
      union all
      select coalesce(kind, 'all'), - sum(points), - count(distinct user_id) from disqualified
      group by grouping sets ((kind), ())
      union all
      select kind, sum(points), count(*) filter (where ${isNewSince('and b.kind = d.kind')}) from latest d group by 1
      union all
      select 'all', sum(points), count(*) filter (where ${isNewSince('')})
      from (select user_id, sum(points) as points from latest group by 1) d
    ) d where ${kinds[0] ?? 'true'} group by 1`;
}

/** What was earned in a window, by whom and by what; without one, from sums that are kept. */
export async function summarise(db: Database, window: Window) {
  const parameters: unknown[] = [];
  const parameter: Parameter = (value) => `$${parameters.push(value)}`;
  const kinds = kindConditions(window, parameter);
  const isWindow = window.startDate !== undefined || window.endDate !== undefined;
  const sums = isWindow
    ? summaryOfDays(window, kinds, parameter)
    : `select kind, sum(points)::bigint as points, sum(members)::bigint as members from point_sum d
       where ${kinds[0] ?? 'true'} group by kind`;
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
  return readSums<Schemas['LeaderboardSummary']>(db, text, parameters, isWindow);
}

/** Memory in which the sums of all members of a window are kept, so that they are not written to disk meanwhile. */
const MEMORY = '128MB';

/** {@link queryJson} for what may sum up much. */
async function readSums<T>(db: Database, text: string, parameters: unknown[], isMuch: boolean) {
  if (!isMuch) return (await queryJson<T>(db, text, parameters))!;
  return inTransaction(db, async (trx) => {
    await sql`set local work_mem = ${sql.lit(MEMORY)}`.execute(trx);
    // A sum that another process made is soon handed over; the planner fears more.
    await sql`set local parallel_tuple_cost = 0.01`.execute(trx);
    return (await queryJson<T>(trx, text, parameters))!;
  });
}
